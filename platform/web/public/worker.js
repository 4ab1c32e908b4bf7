/* Tells what happened at one's tables, when no page is open. It keeps nothing and answers no request: every page comes from the
   server. */
const WORDS = {
  en: {
    one: 'A table waits for you',
    many: (n) => `${n} tables wait for you`,
    seat: 'Somebody has taken a seat at your table',
    begun: 'The game has begun',
    over: 'The game is over',
    consent: 'The others ask whether you agree',
    talk: 'Somebody has named you in the talk',
  },
  fr: {
    one: 'Une table vous attend',
    many: (n) => `${n} tables vous attendent`,
    seat: 'Quelqu’un a pris une place à votre table',
    begun: 'La partie a commencé',
    over: 'La partie est finie',
    consent: 'Les autres demandent votre accord',
    talk: 'Quelqu’un vous a nommé dans la conversation',
  },
  it: {
    one: 'Un tavolo ti aspetta',
    many: (n) => `${n} tavoli ti aspettano`,
    seat: 'Qualcuno ha preso posto al tuo tavolo',
    begun: 'La partita è cominciata',
    over: 'La partita è finita',
    consent: 'Gli altri chiedono se sei d’accordo',
    talk: 'Qualcuno ti ha nominato nella conversazione',
  },
  de: {
    one: 'Ein Tisch wartet auf dich',
    many: (n) => `${n} Tische warten auf dich`,
    seat: 'Jemand hat an deinem Tisch Platz genommen',
    begun: 'Das Spiel hat begonnen',
    over: 'Das Spiel ist zu Ende',
    consent: 'Die anderen fragen, ob du einverstanden bist',
    talk: 'Jemand hat dich im Gespräch genannt',
  },
  sl: {
    one: 'Miza te čaka',
    many: (n) => `Mize te čakajo: ${n}`,
    seat: 'Nekdo je sedel za tvojo mizo',
    begun: 'Igra se je začela',
    over: 'Igra je končana',
    consent: 'Drugi sprašujejo, ali se strinjaš',
    talk: 'Nekdo te je omenil v pogovoru',
  },
};

function words() {
  const language = (self.navigator.languages ?? []).map((each) => each.split('-')[0]).find((each) => each in WORDS);
  return WORDS[language ?? 'en'];
}

/** The sentences of a message: the tables that wait first, then what else happened. */
function sentences(tables, news) {
  const said = [];
  if (tables.length > 1) said.push(words().many(tables.length));
  if (tables.length === 1 || news.length === 0) said.push(words().one);
  for (const { kind } of news) if (words()[kind] && !said.includes(words()[kind])) said.push(words()[kind]);
  return said;
}

self.addEventListener('push', (event) => {
  let tables = [];
  let news = [];
  try {
    ({ tables = [], news = [] } = event.data.json());
  } catch {
    // A message that cannot be read still says that something waits.
  }
  const named = new Set([...tables, ...news].map(({ table }) => table));
  const [only] = named;
  const shown = self.registration.showNotification('Staffetta', {
    body: sentences(tables, news).join('\n'),
    icon: '/mark.svg',
    // A newer message stands for the older one.
    tag: tables.length > 0 ? 'your-turn' : 'news',
    data: { address: named.size === 1 ? `/table/${encodeURIComponent(only)}` : '/' },
  });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(named.size || 1)]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? '/';
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === address);
    await (there ? there.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(Promise.all([open(), self.navigator.clearAppBadge?.()]));
});
