import type { Checked, EnvironmentReader } from './environment-reader';
import type { MailSettings } from './settings-types';

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const PROBLEM = 'must look like smtps://user:password@host:port, or smtp:// for STARTTLS';

type Server = Omit<MailSettings, 'from' | 'bounces'>;

/** The SMTP server and the sender address; null if none is set. */
export function mailSettings(read: EnvironmentReader): MailSettings | null {
  const server = read.checked('SMTP_URL', smtpUrl);
  const from = read.matching('MAIL_FROM', EMAIL, 'an e-mail address');
  const bounces = read.matching('MAIL_BOUNCES_TO', EMAIL, 'an e-mail address') ?? null;
  if (server === undefined) return null;
  if (from === undefined) read.missing('MAIL_FROM', 'is needed to send e-mail');
  return from === undefined ? null : { ...server, from, bounces };
}

function smtpUrl(text: string): Checked<Server> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && ['', '/'].includes(url.pathname) && url.search + url.hash === '';
  if (!isPlain || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    return { problem: PROBLEM };
  const isSecure = url.protocol === 'smtps:';
  try {
    return {
      value: {
        host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
        port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
        isSecure,
        user: decodeURIComponent(url.username) || null,
        password: decodeURIComponent(url.password),
      },
    };
  } catch {
    return { problem: PROBLEM };
  }
}
