/** The six commanders, face on, lit from the left. Likenesses of nobody: a cap, a collar and a look for each. */
import {
  coat,
  disc,
  face,
  facet,
  gouges,
  ground,
  join,
  line,
  meet,
  neck,
  poly,
  rim,
  soft,
} from '../../../../platform/web/press/index.mjs';

/** Lapels of a coat, open at the neck. */
const lapels = (b) => b.cut(poly('46,108 58,128 55,138 40,114'), poly('74,108 62,128 65,138 80,114'));

/** A kerchief in the third ink, knotted under the chin. */
function kerchief(b, seed) {
  b.free(
    'b',
    facet(poly('43,107 60,117 77,107 82,115 66,126 71,146 61,139 51,146 55,126 38,115'), `${seed} kerchief`, 14, 0.3),
    2,
  ).cut(gouges(1.8, '46,112 55,119', '58,127 56,140', '64,119 74,113'));
}

/** The foreman: flat cap, heavy jaw, a kerchief. */
export function armando() {
  const b = ground('armando', 22);
  coat(b, 'armando');
  lapels(b);
  neck(b, 12);
  kerchief(b, 'armando');
  face(b, 'armando', 'square', { brow: 4.5, mouth: 'firm', chin: 103, lines: true });
  // Stubble on the lit jaw.
  b.over('k', gouges(1.2, '44,88 46,91', '48,93 50,96', '53,96 55,99', '46,82 48,84'));
  b.free(
    'k',
    facet(poly('26,47 25,33 36,20 60,14 86,19 97,33 94,45 99,51 88,53 60,47 33,52'), 'armando cap', 12, 0.5),
    2.4,
  );
  b.cut(
    line('30,45 60,41 91,44', 1.8),
    gouges(3.4, '33,37 45,25'),
    gouges(2.4, '44,36 57,23', '57,36 71,22'),
    gouges(2, '82,27 89,37', '36,49 54,46'),
  );
  return b;
}

/** The sister who took over the command: hair in two rolls, a kerchief, a straight look. */
export function norma() {
  const b = ground('norma', -40);
  b.free(
    'k',
    facet(soft('32,86 29,58 32,36 46,20 74,20 88,36 91,58 88,86 76,96 44,96', 3), 'norma hair behind', 12, 0.4),
    2.8,
  );
  coat(b, 'norma', '12,150 20,124 42,114 52,106 68,106 78,114 100,124 108,150');
  lapels(b);
  neck(b, 8.5);
  kerchief(b, 'norma');
  face(b, 'norma', 'oval', { brow: 2, mouth: 'full', chin: 100, lashes: true });
  const rolls = soft(
    '35,62 31,46 34,31 44,22 55,24 60,31 66,22 79,22 88,33 89,48 85,62 81,48 73,41 60,40 47,41 39,48',
    3,
  );
  b.free('k', facet(rolls, 'norma rolls', 10, 0.4), 2);
  b.cut(
    gouges(2.6, '37,40 45,28', '42,42 52,30'),
    gouges(2, '50,37 57,31', '66,30 74,27', '70,36 82,34', '35,54 36,46', '84,54 85,44'),
  );
  return b;
}

/** The commissar: hair brushed back, round glasses, a tie. */
export function eros() {
  const b = ground('eros', 74);
  coat(b, 'eros');
  b.cut(poly('46,106 58,128 57,136 38,114 42,108'), poly('74,106 62,128 63,136 82,114 78,108'));
  b.free('b', facet(poly('56,112 64,112 66,118 63,146 57,146 54,118'), 'eros tie', 20, 0.2), 1.6);
  neck(b, 9.5);
  face(b, 'eros', 'long', { brow: 3, mouth: 'firm', chin: 106 });
  const glasses = join(
    rim(disc(49.5, 63, 8.4, 14), 1.8),
    rim(disc(72, 63, 8, 14), 1.8),
    line('57.5,62 64,62', 1.8),
    line('41,62 37,60', 1.8),
  );
  b.over('k', meet(glasses, poly('30,50 65,50 65,80 30,80'))).cut(meet(glasses, poly('65,50 90,50 90,80 65,80')));
  const hair = soft('36,58 34,42 39,28 52,19 70,18 83,27 87,44 84,60 81,45 74,35 60,31 47,34 40,45', 3);
  b.free('k', facet(hair, 'eros hair', 10, 0.4), 2.2);
  b.cut(
    gouges(2.8, '41,40 50,26', '48,35 60,22'),
    gouges(2, '57,31 70,22', '68,31 79,28', '37,54 38,44', '84,52 84,42'),
  );
  return b;
}

/** The student: a side parting, an open collar, straps of a rucksack. */
export function claudio() {
  const b = ground('claudio', -66);
  coat(b, 'claudio');
  b.cut(poly('44,108 59,130 57,140 36,116'), poly('76,108 61,130 63,140 84,116'));
  neck(b, 9.5);
  b.over('b', facet(join(line('30,116 36,150', 5), line('90,116 84,150', 5)), 'claudio straps', 20, 0.2));
  face(b, 'claudio', 'soft', { brow: 3, mouth: 'plain', chin: 98 });
  const hair = soft('35,60 32,42 37,26 52,16 72,16 86,27 89,44 85,62 82,48 76,40 64,38 54,31 48,38 40,48', 3);
  b.free('k', facet(hair, 'claudio hair', 10, 0.4), 2.2);
  b.cut(
    gouges(3, '38,42 46,27', '52,29 66,19'),
    gouges(2.2, '56,33 74,22', '62,36 82,29', '72,38 86,38', '35,54 36,46', '84,56 85,46'),
  );
  return b;
}

/** The woodsman: beret, thin moustache, a scarf wound twice. */
export function mario() {
  const b = ground('mario', 48);
  coat(b, 'mario');
  neck(b, 10);
  face(b, 'mario', 'long', { brow: 4, mouth: 'plain', chin: 106 });
  b.over('k', facet(poly('47,84 53,81 59,80.5 64,80.8 70,83 64,83.6 58,83.4 52,84.6'), 'mario moustache', 12, 0.2));
  b.free(
    'b',
    facet(poly('38,104 50,110 60,113 72,110 83,104 87,116 74,125 60,128 45,125 33,116'), 'mario scarf', 12, 0.4),
    2,
  );
  b.cut(gouges(2, '40,110 54,118', '66,119 82,111'), gouges(1.6, '44,119 58,124'));
  b.free(
    'k',
    facet(soft('86,46 98,38 98,26 82,16 58,12 34,18 22,30 26,40 36,42 60,38', 3), 'mario beret', 12, 0.4),
    2.6,
  );
  b.cut(gouges(3.2, '32,32 48,20', '44,34 62,20'), gouges(2, '66,30 82,22'), line('37,40 60,36.5 83,42', 1.6));
  b.free('k', line('60,13 59,7', 3), 1.6);
  return b;
}

/** The priest who leads: felt hat with a feather, short beard, the white of a collar. */
export function carlo() {
  const b = ground('carlo', 6);
  coat(b, 'carlo');
  neck(b, 10.5);
  b.free('k', poly('47,106 73,106 76,120 60,126 44,120'), 1.6).cut(poly('54,108 66,108 66,115 54,115'));
  face(b, 'carlo', 'oval', { brow: 3.5, mouth: 'none', chin: 100 });
  const beard = soft(
    '36,66 40,78 47,82 56,79.5 66,79.5 75,82 81,78 84,66 85,82 78,98 68,108 60,110 50,107 40,96 36,82',
    3,
  );
  b.free('k', facet(beard, 'carlo beard', 10, 0.5), 1.6);
  b.cut(gouges(1.8, '41,80 45,94', '47,86 51,101', '54,91 56,104'), gouges(1.6, '68,88 67,102', '75,86 73,97'));
  b.over('k', facet(poly('50,86 60,84 69,86 66,89.5 54,89.5'), 'carlo mouth', 20, 0.1)).cut(
    gouges(1.6, '55,87 64,86.6'),
  );
  b.free('b', facet(soft('88,36 98,18 108,4 110,12 102,28 94,42', 3), 'carlo feather', 12, 0.3), 2).cut(
    line('92,36 106,12', 1.2),
  );
  b.free('k', facet(poly('16,46 28,40 60,44 92,39 104,46 90,52 60,55 30,52'), 'carlo brim', 14, 0.4), 2.4).cut(
    gouges(2.2, '26,46 54,49'),
  );
  b.free('k', facet(poly('33,43 37,20 50,11 60,16 72,10 84,19 88,42 60,47'), 'carlo crown', 14, 0.4), 2);
  b.cut(line('34,37 60,41 87,36', 2), gouges(3, '41,31 45,19', '49,32 52,20'), gouges(2, '76,30 75,19'));
  return b;
}
