import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { loadSettings } from '../config/settings';
import { closeFolders, freshFolder } from '../../test/databases/databases';
import { MailServer } from '../../test/mail/mail-server';
import { RefusedForGood } from '../workers/task';
import { Mailer, type Message } from './mailer';

const LETTER: Message = {
  id: 'invoice-12-3',
  to: 'zoe@example.com',
  fromName: 'Transport Élan',
  replyTo: 'bureau@example.com',
  subject: 'Facture nº 12 — Québec',
  text: 'Bonjour Zoë,\n\nVoici la facture.',
  attachments: [
    {
      filename: 'Facture nº 12.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-1.7'),
    },
  ],
};

describe('E-mail', () => {
  let server: MailServer;
  const opened: Mailer[] = [];
  const open = (env: Record<string, string> = {}) => {
    const settings = loadSettings({
      JWT_SECRET: 'a secret for tests that is long enough',
      DATA_DIR: freshFolder(),
      SMTP_URL: server.url,
      MAIL_FROM: 'comptes@example.com',
      ...env,
    });
    const mailer = new Mailer(settings);
    opened.push(mailer);
    return mailer;
  };
  beforeAll(async () => {
    server = await MailServer.start();
  });
  afterEach(() => {
    server.received.length = 0;
    for (const mailer of opened.splice(0)) mailer.onModuleDestroy();
  });
  afterAll(async () => {
    await server.stop();
    await closeFolders();
  });

  it('arrives complete', async () => {
    await open().send(LETTER);
    const [{ from, to, mail } = { from: '', to: [], mail: null }] = server.received;
    expect(from).toBe('comptes@example.com');
    expect(to).toEqual(['zoe@example.com']);
    expect(mail?.from?.value).toEqual([{ name: 'Transport Élan', address: 'comptes@example.com' }]);
    expect(mail?.replyTo?.value[0]?.address).toBe('bureau@example.com');
    expect(mail?.subject).toBe(LETTER.subject);
    expect(mail?.text?.trim()).toBe(LETTER.text);
    expect(mail?.messageId).toBe('<invoice-12-3@example.com>');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.attachments).toMatchObject([
      { filename: 'Facture nº 12.pdf', contentType: 'application/pdf' },
    ]);
    expect(mail?.attachments[0]?.content.toString()).toBe('%PDF-1.7');
  });

  it('bounces to an address with its message id, if a bounce mailbox is set', async () => {
    await open({ MAIL_BOUNCES_TO: 'retours@example.com' }).send(LETTER);
    expect(server.received[0]?.from).toBe('retours+invoice-12-3@example.com');
  });

  it('keeps line breaks of a subject out of the head', async () => {
    await open().send({ ...LETTER, subject: 'Facture\r\nBcc: evil@example.com' });
    expect(server.received[0]?.to).toEqual(['zoe@example.com']);
    expect(server.received[0]?.mail.bcc).toBeUndefined();
  });

  it('goes to no server that cannot prove who it is', async () => {
    // Its certificate is self-signed, which it warns about.
    const warning = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const stranger = new SMTPServer({ secure: true, authOptional: true });
    warning.mockRestore();
    stranger.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      stranger.listen(0, '127.0.0.1', resolve);
    });
    const { port } = stranger.server.address() as { port: number }; // it listens on TCP
    const sending = open({ SMTP_URL: `smtps://localhost:${String(port)}` }).send(LETTER);
    await expect(sending).rejects.toThrow(/certificate/i);
    await new Promise<void>((resolve) => {
      stranger.close(resolve);
    });
  });

  it('is permanently refused if the server says so', async () => {
    server.refusals.set('gone@example.com', 550);
    await expect(open().send({ ...LETTER, to: 'gone@example.com' })).rejects.toThrow(
      RefusedForGood,
    );
  });

  it.each([
    ['the mailbox is busy', { to: 'busy@example.com' }, {}],
    ['the password is wrong', {}, { user: 'office', password: 'other' }],
    ['nobody answers', {}, { port: '9' }],
  ])('is retried later when %s', async (_, letter, change) => {
    server.refusals.set('busy@example.com', 450);
    const url = Object.assign(new URL(server.url), change);
    const failing = open({ SMTP_URL: url.href }).send({ ...LETTER, ...letter });
    const error = await failing.catch((reason: unknown) => reason);
    expect(error).toHaveProperty('message');
    expect(error).not.toBeInstanceOf(RefusedForGood);
    expect(server.received).toEqual([]);
  });

  it('is retried later when the server does not respond', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const held: Socket[] = [];
    silent.on('connection', (socket) => held.push(socket));
    const { port } = silent.address() as AddressInfo; // it listens on TCP
    const url = Object.assign(new URL(server.url), { port: String(port) });
    const error = await open({ SMTP_URL: url.href })
      .send(LETTER)
      .catch((reason: unknown) => reason);
    for (const socket of held) socket.destroy();
    silent.close();
    expect(error).toMatchObject({ message: expect.stringContaining('Greeting') });
    expect(error).not.toBeInstanceOf(RefusedForGood);
  });

  it('is not sent without a configured server', async () => {
    const mailer = open({ SMTP_URL: '', MAIL_FROM: '' });
    expect(mailer.isSetUp).toBe(false);
    await expect(mailer.send(LETTER)).rejects.toThrow('No server for e-mail is set up.');
  });
});
