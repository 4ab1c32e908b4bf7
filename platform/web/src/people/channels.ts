/** Being told what happens at one's tables: by this browser's push service, or by a request to an address of one's own. */
import { post, read, send } from '../table/api';
import type { AddedChannel } from '../protocol/AddedChannel';
import type { Channels } from '../protocol/Channels';
import type { NewChannel } from '../protocol/NewChannel';
import type { ToldKind } from '../protocol/ToldKind';

const WORKER = '/worker.js';
const PATH = '/api/people/me/channels';

/** Of what somebody can be told, in the order in which it is asked. */
export const TOLD_KINDS: readonly ToldKind[] = ['turn', 'seat', 'begun', 'over', 'consent', 'talk'];

export const channelsOf = (): Promise<Channels> => read(PATH);
export const addChannel = (channel: NewChannel): Promise<AddedChannel> => read(PATH, post(channel));
export const tellMeOf = (kinds: ToldKind[]): Promise<void> =>
  send('/api/people/me/told-of', { ...post({ kinds }), method: 'PUT' });
export const removeChannel = (id: string): Promise<void> =>
  send(`${PATH}/${encodeURIComponent(id)}`, { ...post({}), method: 'DELETE' });

/** Can this browser be told while no page is open? */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Asks the reader and the browser's push service; null where the reader does not want it. */
export async function subscribe(key: string): Promise<NewChannel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null;
  return { kind: 'push', endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
}
