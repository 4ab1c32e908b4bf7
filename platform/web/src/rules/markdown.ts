/** The little Markdown that a RULES.md is written in, as a tree. Nothing of it ever becomes HTML by itself. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; id: string }
  | { kind: 'link'; href: string; parts: Inline[] };

export interface Item {
  /** A rule of its own: its id and where it comes from. */
  rule?: { id: string; mark: string };
  parts: Inline[];
  blocks: Block[];
}

export type Block =
  | { kind: 'head'; level: number; id: string; parts: Inline[] }
  | { kind: 'text'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

const RULE = /^\*\*([A-Z]+-[\w.]+)\*\* · (\w+) · /;
const ITEM = /^(\s*)(?:[-*]|\d+\.)\s+/;

/** The words alone. */
export function plain(parts: readonly Inline[]): string {
  return parts
    .map((part) => ('parts' in part ? plain(part.parts) : part.kind === 'rule' ? part.id : part.text))
    .join('');
}

/** A name that can stand behind a #. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Words with marks in them. `known` says which ids are rules that can be pointed at. */
export function inline(text: string, known: (id: string) => boolean): Inline[] {
  const found =
    /`([^`]+)`|\*\*([\s\S]+?)\*\*|(?<![\w*])\*([^*\s][^*]*?)\*(?!\w)|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{2,}-[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*)/.exec(
      text,
    );
  if (!found) return text ? [{ kind: 'text', text }] : [];
  const before = text.slice(0, found.index);
  const rest = inline(text.slice(found.index + found[0].length), known);
  const [, code, strong, em, label, href, id] = found;
  let middle: Inline = { kind: 'text', text: found[0] };
  if (code !== undefined) middle = { kind: 'code', text: code };
  else if (strong !== undefined) middle = { kind: 'strong', parts: inline(strong, known) };
  else if (em !== undefined) middle = { kind: 'em', parts: inline(em, known) };
  else if (label !== undefined && href !== undefined && /^(https?:\/\/|\/|#)/.test(href))
    middle = { kind: 'link', href, parts: inline(label, known) };
  else if (id !== undefined && known(id)) middle = { kind: 'rule', id };
  return [...(before ? [{ kind: 'text', text: before } as const] : []), middle, ...rest];
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
const indent = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

/** Reads a whole text. */
export function read(markdown: string, known: (id: string) => boolean): Block[] {
  return blocks(markdown.replaceAll('\r', '').split('\n'), known);
}

function blocks(lines: string[], known: (id: string) => boolean): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const head = /^(#{1,6})\s+(.*)$/.exec(line.trim());
    if (!line.trim()) at += 1;
    else if (head) {
      found.push({
        kind: 'head',
        level: head[1]?.length ?? 1,
        id: slug(head[2] ?? ''),
        parts: inline(head[2] ?? '', known),
      });
      at += 1;
    } else if (line.trim().startsWith('```')) {
      const end = lines.findIndex((later, i) => i > at && later.trim().startsWith('```'));
      const stop = end < 0 ? lines.length : end;
      found.push({ kind: 'code', text: lines.slice(at + 1, stop).join('\n') });
      at = stop + 1;
    } else if (line.trim().startsWith('|')) {
      let end = at;
      while (lines[end]?.trim().startsWith('|')) end += 1;
      const rows = lines
        .slice(at, end)
        .map(cells)
        .filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
      const [first = [], ...rest] = rows.map((row) => row.map((cell) => inline(cell, known)));
      found.push({ kind: 'table', head: first, rows: rest });
      at = end;
    } else if (ITEM.test(line)) {
      const [list, end] = readList(lines, at, known);
      found.push(list);
      at = end;
    } else {
      let end = at;
      while (
        end < lines.length &&
        lines[end]?.trim() &&
        !/^\s*(#|\||```)/.test(lines[end] ?? '') &&
        !(end > at && ITEM.test(lines[end] ?? ''))
      )
        end += 1;
      found.push({
        kind: 'text',
        parts: inline(
          lines
            .slice(at, end)
            .map((each) => each.trim())
            .join(' '),
          known,
        ),
      });
      at = Math.max(end, at + 1);
    }
  }
  return found;
}

/** A list and the line after it. What is indented under an item belongs to it. */
function readList(lines: string[], start: number, known: (id: string) => boolean): [Block, number] {
  const depth = indent(lines[start] ?? '');
  const ordered = /^\s*\d/.test(lines[start] ?? '');
  const items: Item[] = [];
  let at = start;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const marker = ITEM.exec(line);
    if (!marker || indent(line) !== depth) break;
    const within: string[] = [line.slice(marker[0].length)];
    at += 1;
    while (at < lines.length) {
      const next = lines[at] ?? '';
      const blank = !next.trim();
      if (blank && !(at + 1 < lines.length && indent(lines[at + 1] ?? '') > depth && lines[at + 1]?.trim())) break;
      if (!blank && indent(next) <= depth) break;
      within.push(next);
      at += 1;
    }
    items.push(item(within, known));
    while (
      at < lines.length &&
      !lines[at]?.trim() &&
      ITEM.test(lines[at + 1] ?? '') &&
      indent(lines[at + 1] ?? '') === depth
    )
      at += 1;
  }
  return [{ kind: 'list', ordered, items }, at];
}

function item(lines: string[], known: (id: string) => boolean): Item {
  const first = lines[0] ?? '';
  const rule = RULE.exec(first);
  let end = 1;
  while (end < lines.length && lines[end]?.trim() && !/^\s*\|/.test(lines[end] ?? '') && !ITEM.test(lines[end] ?? ''))
    end += 1;
  const text = [rule ? first.slice(rule[0].length) : first, ...lines.slice(1, end).map((line) => line.trim())].join(
    ' ',
  );
  return {
    ...(rule ? { rule: { id: rule[1] ?? '', mark: rule[2] ?? '' } } : {}),
    parts: inline(text, known),
    blocks: blocks(lines.slice(end), known),
  };
}
