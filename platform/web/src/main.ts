import './design/base.css';
import './games.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './router.svelte';
import { preferences } from './preferences.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');
await preferences.load(new URLSearchParams(location.search));
router.start();
mount(App, { target });
