import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { FORMATS } from '../lib/block.mjs';
import { catalogue, printed } from '../lib/catalogue.mjs';

const press = join(dirname(fileURLToPath(import.meta.url)), '../print-pictures.mjs');
const pictures = await catalogue();
const files = new Map(pictures.map((p) => [p.name, printed(p)]));

/** Every picture the screens ask for, by the ids of the games' data. */
const under = (folder, words) => words.trim().split(/\s+/).map((word) => `${folder}/${word}`);

/** Pictures of scenes, which are as large as a cover. */
const SCENES = under('join-the-partisans', 'captive courier garrison press train wire');

const WANTED = [
  ...['join-the-partisans', 'global-war-partisans', 'banditen', 'la-resistance', 'repubblica-ribelle'].map((game) => `${game}/cover`),
  ...SCENES,
  ...under('la-resistance/missions', `german_patrol panzer_grenadiers panzer tiger air_strike gendarmerie massacre botched_raid foreign_aid
    recruits warehouse comm_hub pow_camp ammo_dump the_time_is_now unexpected_patrol`),
  ...under('la-resistance/events', 'heavy_casualties traitors_loss botched_raids ss_massive_search wehrmacht_veterans vichy_forces lull'),
  ...under('la-resistance/guerre', 'brutality charismatic camouflage mg34 panzerfaust faulty_intel sacrifice exposed'),
  ...under('la-resistance/backs', 'missions events guerre'),
  ...under('la-resistance/leaders', 'dumont boutroux saint_pierre vasseur ferrand arnaud'),
  ...under('repubblica-ribelle/commanders', 'armando norma eros claudio mario carlo'),
];

/** What a page pays for one picture: bytes of the file, and gzipped. */
const LIMITS = {
  cover: { raw: 12_288, gzip: 4_800 },
  emblem: { raw: 6_144, gzip: 2_560 },
  portrait: { raw: 5_120, gzip: 2_048 },
};

test('every picture the games ask for is there, and no other', () => {
  assert.deepEqual([...files.keys()].sort(), [...WANTED].sort());
});

describe('each picture', () => {
  for (const [name, svg] of files) {
    test(`${name}: at most three paths, inks in the order a, b, k`, () => {
      const inks = [...svg.matchAll(/<path class="ink-(\w)" d="[^"]+"\/>/g)].map((m) => m[1]);
      assert.equal(svg.match(/<path/g)?.length, inks.length, 'a path without its ink');
      assert.ok(inks.includes('k'), 'key ink does most of the work');
      assert.equal(inks.join(''), ['a', 'b', 'k'].filter((i) => inks.includes(i)).join(''));
    });

    test(`${name}: has the size of its format`, () => {
      const format = formatOf(name);
      const { w, h } = FORMATS[format];
      assert.match(svg, new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="x(Min|Mid|Max)YMid slice">`));
    });

    test(`${name}: is light enough`, () => {
      const limit = LIMITS[formatOf(name)];
      assert.ok(svg.length <= limit.raw, `${svg.length} bytes, at most ${limit.raw}`);
      const packed = gzipSync(svg).length;
      assert.ok(packed <= limit.gzip, `${packed} bytes gzipped, at most ${limit.gzip}`);
    });

    test(`${name}: stays inside its frame, with at most one decimal`, () => {
      const { w, h } = FORMATS[formatOf(name)];
      for (const [, d] of svg.matchAll(/ d="([^"]+)"/g)) {
        assert.match(d, /^M[\dMmlz .-]+z$/);
        assert.doesNotMatch(d, /\.\d\d/);
        for (const [x, y] of corners(d)) assert.ok(x >= 0 && x <= w && y >= 0 && y <= h, `${x},${y} lies outside`);
      }
    });
  }
});

test('no two pictures are the same', () => {
  assert.equal(new Set(files.values()).size, files.size);
});

test('covers end in a plain black foot for the title', () => {
  for (const [name, svg] of files) {
    if (formatOf(name) !== 'cover') continue;
    const key = /class="ink-k" d="([^"]+)"/.exec(svg)?.[1] ?? '';
    const rest = svg.replace(key, '');
    for (const [x, y] of [[20, 470], [200, 470], [380, 470], [20, 505], [200, 488], [380, 505]]) {
      assert.ok(covers(key, x, y), `${name}: no key ink at ${x},${y}`);
      for (const [, d] of rest.matchAll(/ d="([^"]+)"/g)) assert.ok(!covers(d, x, y), `${name}: a second ink at ${x},${y}`);
    }
  }
});

describe('the program', () => {
  const out = mkdtempSync(join(tmpdir(), 'press-'));
  after(() => rmSync(out, { recursive: true }));
  const run = (...args) => spawnSync(process.execPath, [press, '--out', out, ...args], { encoding: 'utf8' });

  test('prints the same bytes in another process', () => {
    execFileSync(process.execPath, [press, '--out', out]);
    for (const [name, svg] of files) assert.equal(readFileSync(join(out, `${name}.svg`), 'utf8'), svg, name);
  });

  test('--check passes on what it printed', () => {
    const { status, stdout } = run('--check');
    assert.equal(status, 0);
    assert.match(stdout, new RegExp(`^${files.size} pictures`));
  });

  test('--check fails and names a file that was changed', () => {
    appendFileSync(join(out, 'la-resistance/missions/tiger.svg'), ' ');
    const { status, stderr } = run('--check');
    assert.equal(status, 1);
    assert.match(stderr, /tiger\.svg/);
  });

  test('--check fails on a file no motif prints', () => {
    assert.equal(run().status, 0);
    writeFileSync(join(out, 'banditen/stray.svg'), '<svg/>');
    const { status, stderr } = run('--check');
    assert.equal(status, 1);
    assert.match(stderr, /stray\.svg/);
  });

  test('refuses a picture it does not know', () => {
    assert.equal(run('--only', 'no-such-picture').status, 1);
  });
});

function formatOf(name) {
  if (name.endsWith('/cover') || SCENES.includes(name)) return 'cover';
  return /\/(leaders|commanders)\//.test(name) ? 'portrait' : 'emblem';
}

/** The rings of path data as absolute corners; knows the few commands that are written. */
function ringsOf(d) {
  let [x, y, sx, sy] = [0, 0, 0, 0];
  const rings = [];
  for (const [, letter, body] of d.matchAll(/([Mml])([^Mmlz]+)z?/g)) {
    const n = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let i = 0; i < n.length; i += 2) {
      const starts = letter !== 'l' && i === 0;
      if (letter === 'M') [x, y] = [n[i], n[i + 1]];
      else if (letter === 'm' && starts) [x, y] = [sx + n[i], sy + n[i + 1]];
      else [x, y] = [x + n[i], y + n[i + 1]];
      if (starts) {
        [sx, sy] = [x, y];
        rings.push([]);
      }
      rings.at(-1).push([x, y]);
    }
  }
  return rings;
}

function corners(d) {
  return ringsOf(d).flat();
}

/** Even-odd, as the page fills. */
function covers(d, x, y) {
  let inside = false;
  for (const ring of ringsOf(d)) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}
