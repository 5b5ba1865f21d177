import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: ParsedMail;
}

/** A real SMTP server on a free port. Tests decide what it refuses, and whether it accepts anything. */
export class MailServer {
  readonly received: Received[] = [];
  /** Replies to recipients by address: 550 refuses permanently, 450 temporarily. */
  readonly refusals = new Map<string, number>();

  private constructor(
    private readonly server: SMTPServer,
    readonly url: string,
  ) {}

  static async start(): Promise<MailServer> {
    const server = new SMTPServer({
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, answer) => {
        if (username === 'office' && password === 'secret') answer(null, { user: username });
        else answer(refusal(535));
      },
      onRcptTo: ({ address }, _session, answer) => {
        const code = running.refusals.get(address);
        // Real servers also repeat the refused address.
        answer(code === undefined ? null : refusal(code, `<${address}>: `));
      },
      onData: (stream, { envelope }, answer) => {
        simpleParser(stream).then((mail) => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }) => address);
          running.received.push({ from, to, mail });
          answer(null, 'taken');
        }, answer);
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.server.address() as { port: number }; // it listens on TCP
    const running = new MailServer(server, `smtp://office:secret@127.0.0.1:${String(port)}`);
    return running;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(resolve);
    });
  }
}

function refusal(responseCode: number, whom = ''): Error {
  const message = `${whom}refused with ${String(responseCode)}`;
  return Object.assign(new Error(message), { responseCode });
}
