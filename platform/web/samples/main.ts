import '../src/design/base.css';
import '../src/games.css';
import { mount } from 'svelte';
import { boardOf } from '../src/table/board';
import { GameTexts } from '../src/i18n/game-texts.svelte';
import type { Pace } from '../src/preferences.svelte';
import { translator } from '../src/i18n/translator.svelte';
import Frame from './Frame.svelte';

const target = document.getElementById('app');
const game = target?.dataset['game'] ?? '';
const query = new URLSearchParams(location.search);
const language = query.get('lang') ?? 'en';
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
document.documentElement.lang = language.slice(0, 2);
await translator.setLanguage(language);
const texts = import.meta.glob<string>('../../../games/*/text/*.ftl', { query: '?raw', import: 'default' });
const catalogue = Object.fromEntries(Object.entries(texts).filter(([path]) => path.includes(`/games/${game}/`)).map(([path, load]) => [path.replace(/^.*\/|\.ftl$/g, ''), load]));
const own = new GameTexts(game, catalogue);
await own.setLanguage(language);

const samples = import.meta.glob<never>('../../../games/*/web/samples/*.json', { import: 'default' });
const show = (wanted: string) => samples[`../../../games/${game}/web/samples/${wanted}.json`]?.() ?? Promise.reject(new Error(`there is no sample ${wanted}`));
const board = await boardOf(game);
if (target && board) mount(Frame, { target, props: { Board: board.default, fits: board.fitsWindow === true, routine: board.routine ?? [], calls: board.calls, dice: board.dice, sample: await show(query.get('sample') ?? ''), show, texts: own, pace: (query.get('pace') ?? 'none') as Pace } });
