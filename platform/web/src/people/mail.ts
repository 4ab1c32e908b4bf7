/** What is asked of the server about e-mail. */
import { post, send } from '../table/api';

export const forgotPassword = (address: string): Promise<void> =>
  send('/api/people/password/forgot', post({ address }));
export const giveAddress = (address: string): Promise<void> =>
  send('/api/people/me/email', { ...post({ address }), method: 'PUT' });
export const forgetAddress = (): Promise<void> => send('/api/people/me/email', { ...post({}), method: 'DELETE' });
export const proveAddress = (token: string): Promise<void> => send('/api/people/email/proof', post({ token }));
/** From the page that a mail leads to, whoever is signed in there. */
export const endMails = (who: string, sign: string): Promise<void> =>
  send(`/api/mail/unsubscribe?person=${encodeURIComponent(who)}&sign=${encodeURIComponent(sign)}`, post({}));
