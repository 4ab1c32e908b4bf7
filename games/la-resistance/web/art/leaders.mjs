/** Six people, face on, lit from the left. */
import {
  coat,
  curve,
  disc,
  face,
  facet,
  gouges,
  ground,
  grow,
  hatch,
  join,
  line,
  meet,
  neck,
  poly,
  rim,
  soft,
} from '../../../../platform/web/press/index.mjs';

/** The sharpshooter: beret, moustache, the rifle's barrel behind his shoulder. */
export function dumont() {
  const b = ground('dumont', -58);
  b.free('k', facet(join(line('98,150 104,8', 5), poly('101,40 108,40 107,96 99,96')), 'barrel', 20, 0.3), 2.4).cut(
    line('103.5,46 102.5,92', 1.4),
  );
  coat(b, 'dumont');
  b.cut(poly('48,108 58,126 54,134 42,113'), poly('72,108 62,126 66,134 78,113'));
  neck(b, 11);
  face(b, 'dumont', 'square', { brow: 4, mouth: 'none', chin: 103 });
  b.over(
    'k',
    facet(poly('44,86 50,81 58,79.5 64,80 70,82 76,87 70,86.5 62,86 56,86 49,87.5'), 'moustache', 12, 0.2),
  ).cut(gouges(1.3, '49,85 56,82', '64,83 70,85'));
  b.over('k', line('54,92 64,92', 1.6));
  b.free('k', facet(soft('34,46 22,38 22,26 38,16 62,12 86,18 98,30 94,40 84,42 60,38', 3), 'beret', 12, 0.4), 2.6);
  b.cut(gouges(3.2, '30,30 44,20', '36,34 54,22'), gouges(2, '52,30 70,20'), line('37,42 60,36.5 82,40', 1.6));
  b.free('k', line('60,13 61,7', 3), 1.6);
  return b;
}

/** The black marketeer: hat pulled low, round glasses, a cigarette. */
export function boutroux() {
  const b = ground('boutroux', 34);
  coat(b, 'boutroux');
  b.cut(poly('46,106 58,128 57,136 38,114 42,108'), poly('74,106 62,128 63,136 82,114 78,108'));
  b.free('b', facet(poly('56,112 64,112 66,118 63,144 57,144 54,118'), 'tie', 20, 0.2), 1.6);
  neck(b, 9);
  face(b, 'boutroux', 'long', { brow: 2, mouth: 'firm', chin: 106 });
  const glasses = join(
    rim(disc(49.5, 63, 8.6, 14), 1.8),
    rim(disc(72, 63, 8.2, 14), 1.8),
    line('57.5,62 64,62', 1.8),
    line('41,62 37,60', 1.8),
  );
  b.over('k', meet(glasses, poly('30,50 65,50 65,80 30,80'))).cut(meet(glasses, poly('65,50 90,50 90,80 65,80')));
  b.free('k', facet(line('62,89 84,94', 2.6), 'cigarette', 20, 0.1), 1.4).over('b', line('82.5,93.6 86,94.4', 3));
  b.cut(line(curve('88,92 92,84 87,76 92,66', 3), 1.8));
  b.free('k', facet(poly('18,46 26,40 40,38 60,42 80,38 96,40 104,46 92,51 60,54 28,51'), 'brim', 14, 0.4), 2.4).cut(
    gouges(2.2, '26,45 52,48'),
  );
  b.free('k', facet(poly('34,42 36,20 46,11 58,15 72,10 84,18 87,42 60,46'), 'crown', 14, 0.4), 2);
  b.over('b', poly('34.5,34 60,38 86.5,34 87,41 60,45 34,41')).cut(
    line('34,33 60,37 87,33', 1.6),
    gouges(3, '41,29 44,17', '48,30 50,18'),
    gouges(2, '76,28 75,17'),
  );
  return b;
}

/** The patron: white hair swept back, a beard kept short, silk at the neck. */
export function saintPierre() {
  const b = ground('saint-pierre', 90);
  coat(b, 'saint-pierre');
  b.cut(poly('44,106 57,132 55,144 50,144 34,116 38,110'), poly('76,106 63,132 65,144 70,144 86,116 82,110'));
  neck(b, 10);
  b.free('b', facet(poly('47,106 60,114 73,106 77,116 66,122 68,144 52,144 54,122 43,116'), 'cravat', 14, 0.3), 2).cut(
    gouges(2, '57,124 56,140', '62,122 64,138', '50,112 57,116'),
  );
  face(b, 'saint-pierre', 'long', { brow: 3, mouth: 'none', chin: 106, lines: true });
  // Beard: a narrow one, light on the left, dark on the right.
  b.over(
    'k',
    facet(poly('48,83 54,80 64,80 72,83 70,87 66,86 66,96 64,108 60,111 56,108 53,97 54,87 50,88'), 'beard', 12, 0.2),
  );
  b.cut(
    gouges(1.6, '55,83 60,82', '57,94 58,106', '60.5,95 61,107'),
    gouges(1.2, '50,86 55,84'),
    poly('56,88.5 64,88.5 62,91 58,91'),
  );
  const hair = soft('35,62 33,44 38,26 54,18 74,20 86,32 88,50 85,64 81,48 74,38 60,35 48,37 41,46 39,60', 3);
  b.free('k', facet(hair, 'hair', 10, 0.4), 2.2);
  b.cut(
    gouges(3, '40,42 48,25', '46,37 56,22', '54,34 66,22'),
    gouges(2.2, '37,56 38,44', '64,33 76,25', '73,36 82,32', '84,56 85,42'),
  );
  b.cut(rim(disc(72.4, 63.4, 8, 14), 1.6), line('80,66 84,84', 1.2));
  return b;
}

/** The saboteur: dark bob, red neckerchief, a level look. */
export function vasseur() {
  const b = ground('vasseur', -32);
  b.free(
    'k',
    facet(soft('28,92 26,60 30,34 46,18 66,16 86,26 94,50 94,76 90,98 76,102 44,102', 3), 'hair behind', 12, 0.4),
    2.8,
  );
  coat(b, 'vasseur', '12,150 20,124 42,114 52,106 68,106 78,114 100,124 108,150');
  b.cut(poly('44,112 54,132 51,140 36,118'), poly('76,112 66,132 69,140 84,118'));
  neck(b, 8.5);
  b.free(
    'b',
    facet(poly('44,108 60,117 76,108 81,115 65,126 70,144 61,138 52,144 55,126 39,115'), 'kerchief', 14, 0.3),
    2,
  ).cut(gouges(1.8, '46,112 55,119', '58,126 56,138', '64,119 74,113'));
  face(b, 'vasseur', 'soft', { brow: 2, mouth: 'full', chin: 97, lashes: true });
  // Hair: parted on the left, falling past the jaw on both sides.
  b.free(
    'k',
    facet(poly('52,24 66,22 82,30 90,48 91,78 88,96 80,97 82,80 83,58 78,44 66,36 54,30'), 'hair right', 12, 0.4),
    1.8,
  );
  b.free(
    'k',
    facet(poly('56,24 44,28 33,40 29,60 30,84 34,96 42,94 39,80 38,62 41,48 50,38 58,30'), 'hair left', 12, 0.4),
    1.8,
  );
  b.cut(
    gouges(2.8, '50,31 38,46', '35,54 34,80'),
    gouges(2, '44,42 39,54', '62,27 78,36', '80,42 87,58', '87,66 86,88', '37,84 38,92'),
  );
  return b;
}

/** The old hand: flat cap, white beard, every winter in his face. */
export function ferrand() {
  const b = ground('ferrand', 8);
  coat(b, 'ferrand');
  b.cut(poly('46,112 40,118 50,144 56,144'), poly('74,112 80,118 70,144 64,144'));
  neck(b, 11);
  face(b, 'ferrand', 'square', { brow: 4.5, mouth: 'none', chin: 103, lines: true });
  const beard = soft(
    '35,66 40,78 46,82 56,79 66,79 75,82 81,78 85,66 87,84 80,104 68,118 58,120 46,114 36,100 33,82',
    3,
  );
  b.free('k', facet(beard, 'beard', 10, 0.5), 1.8);
  // The beard is white: cleared on the lit side, only streaked on the other.
  b.cut(meet(grow(beard, -1.8), poly('30,60 62,60 62,88 58,124 30,124')));
  b.over('k', gouges(1.8, '39,80 42,102', '45,86 48,110', '52,92 54,116'), gouges(1.4, '42,84 44,96', '49,88 51,100'));
  b.cut(gouges(2.2, '68,88 68,112', '75,88 74,106', '81,82 80,98', '64,92 63,116'));
  b.over('k', facet(poly('50,86 60,84 69,86 66,89.5 54,89.5'), 'mouth', 20, 0.1));
  b.cut(gouges(2.4, '60,81 46,85'), gouges(2, '62,82 74,86')).over('k', gouges(1.2, '58,83 48,87'));
  b.free('k', facet(poly('28,48 26,34 38,20 62,15 86,21 95,35 92,46 98,54 88,54 60,49 34,53'), 'cap', 12, 0.5), 2.4);
  b.cut(
    line('31,47 60,43 90,47', 1.8),
    gouges(3.2, '34,38 46,25'),
    gouges(2.4, '44,38 58,23', '56,38 70,22'),
    gouges(2, '80,28 86,38', '38,50 54,48'),
  );
  return b;
}

/** The nurse: white veil, hair under it, red at the collar. */
export function arnaud() {
  const b = ground('arnaud', 58);
  const veil = poly('24,112 28,70 28,42 40,22 60,15 80,22 92,42 92,70 98,114 84,120 36,120');
  b.free('k', facet(veil, 'veil edge', 12, 0.3), 2.6).cut(grow(veil, -2.2));
  coat(b, 'arnaud', '10,150 18,126 42,114 78,114 102,126 110,150');
  neck(b, 8.5);
  b.free('b', facet(poly('42,112 60,124 78,112 84,120 64,134 66,150 54,150 56,134 36,120'), 'collar', 14, 0.3), 2).cut(
    gouges(1.8, '44,117 55,125', '66,126 78,118'),
  );
  face(b, 'arnaud', 'oval', { brow: 2, mouth: 'full', chin: 100, lashes: true });
  // Hair shows as a dark band, then the veil's fold over it.
  b.over(
    'k',
    facet(poly('37,62 36,46 44,34 60,29 76,34 84,46 83,62 80,50 72,42 60,45 48,41 41,50'), 'hair', 10, 0.3),
  ).cut(gouges(1.8, '42,44 52,36', '64,34 74,39', '80,46 81,56'));
  const band = poly('34,50 35,36 46,25 60,21.5 74,25 85,36 86,50 82,43 72,33 60,29.5 48,33 38,43');
  b.free('b', facet(band, 'band', 12, 0.3), 1.4).cut(gouges(1.4, '40,37 48,29', '66,26 76,32'));
  b.print(
    'k',
    gouges(2, '32,56 30,86', '89,58 91,92', '34,80 32,106', '86,78 89,108', '84,94 86,114'),
    gouges(1.6, '34,38 42,26', '80,27 88,40', '36,96 36,112'),
  );
  b.print(
    'k',
    hatch(poly('84,60 90,60 95,112 86,116'), 'veil shade', { angle: 78, gap: 4, w: 1.6, lo: 8, hi: 18, shy: 0.5 }),
  );
  return b;
}
