import { EnvironmentReader } from './environment-reader';
import { mailSettings } from './mail-settings';

const read = (env: Record<string, string>) => {
  const reader = new EnvironmentReader(env);
  return { settings: mailSettings(reader), problems: reader.problems };
};
const FROM = { MAIL_FROM: 'office@example.com' };
const PLAIN = { user: null, password: '', from: 'office@example.com', bounces: null };

test('without a server no e-mail is sent', () => {
  expect(read({})).toEqual({ settings: null, problems: [] });
});

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, ...PLAIN }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, isSecure: true, ...PLAIN }],
  ['smtp://[::1]:2525/', { host: '::1', port: 2525, isSecure: false, ...PLAIN }],
  [
    'smtps://us%40er:p%3Ass@mail.example:466',
    { host: 'mail.example', port: 466, isSecure: true, ...PLAIN, user: 'us@er', password: 'p:ss' },
  ],
])('%s', (SMTP_URL, settings) => {
  expect(read({ SMTP_URL, ...FROM })).toEqual({ settings, problems: [] });
});

test('bounces have their own mailbox', () => {
  const env = { SMTP_URL: 'smtp://mail.example', ...FROM, MAIL_BOUNCES_TO: 'back@example.com' };
  expect(read(env).settings?.bounces).toBe('back@example.com');
});

test.each([
  ['http://mail.example'],
  ['mail.example'],
  ['smtp://mail.example/path'],
  ['smtp://mail.example?ssl=true'],
  ['smtp://u:%zz@mail.example'],
])('%s is refused', (SMTP_URL) => {
  expect(read({ SMTP_URL, ...FROM }).problems).toEqual([expect.stringMatching(/^SMTP_URL must /)]);
});

test('refuses a server without a sender', () => {
  const { settings, problems } = read({ SMTP_URL: 'smtp://mail.example' });
  expect([settings, problems]).toEqual([null, ['MAIL_FROM is needed to send e-mail']]);
});
