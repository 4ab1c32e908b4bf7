import '../../../../platform/web/src/design/base.css';
import '../../../../platform/web/src/games.css';
import { mount } from 'svelte';
import { GameWords } from '../../../../platform/web/src/words/game-words.svelte';
import { words } from '../../../../platform/web/src/words/words.svelte';
import en from '../../text/en.ftl?raw';
import it from '../../text/it.ftl?raw';
import Frame from './Frame.svelte';

const query = new URLSearchParams(location.search);
const language = query.get('lang') ?? 'en';
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
document.documentElement.lang = language.slice(0, 2);
await words.speak(language);
const own = new GameWords('banditen', { en: async () => en, it: async () => it });
await own.speak(language);

const samples = import.meta.glob<never>('../samples/*.json', { import: 'default' });
const name = query.get('sample') ?? 'step-gravellona';
const show = (wanted: string) => samples[`../samples/${wanted}.json`]?.() ?? Promise.reject(new Error(`there is no sample ${wanted}`));
const target = document.getElementById('app');
if (target) mount(Frame, { target, props: { sample: await show(name), show, words: own, pace: query.get('pace') ?? 'none' } });
