import type { Language } from '@dispatch/domain/text/language';
import { fillHoles } from '@dispatch/domain/text/sentence';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../database/transactions/transaction';
import { letterMessage } from '../../../mail/letter';
import { Mailer } from '../../../mail/mailer';
import { Outbox } from '../../../workers/outbox';
import type { Task, TaskHandler } from '../../../workers/task';
import { CarrierReader } from '../../base/company/carrier';
import { UserQueries } from '../users/user.queries';
import { ACCOUNT_WORDS, type AccountMail, type LinkMail } from './account-words';

interface Addressee {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

type Notice = Exclude<AccountMail, LinkMail>;

/** Sends account e-mails in the user's language. */
@Injectable()
export class AccountMailer implements TaskHandler, OnModuleInit {
  readonly kind = 'account-notice';

  constructor(
    private readonly mailer: Mailer,
    private readonly carrier: CarrierReader,
    private readonly outbox: Outbox,
    private readonly users: UserQueries,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(this);
  }

  /**
   * @param id the same for every attempt
   * @throws RefusedForGood when the server rejects the message permanently
   */
  async send(
    id: string,
    mail: AccountMail,
    { name, email, language }: Addressee,
    holes: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const sender = await this.carrier.read();
    const words = ACCOUNT_WORDS[language];
    const say = (sentence: string) =>
      fillHoles(sentence, { name, email, company: sender.name, ...holes });
    const parts = [words.greeting, words[mail].body, ...(isLink(mail) ? [] : [words.notYou])];
    await this.mailer.send(
      letterMessage({
        ...{ id, to: email, sender, language },
        subject: say(words[mail].subject),
        parts: parts.map(say),
        link: holes['link'] ?? null,
      }),
    );
  }

  /** Queues a notice in the caller's transaction; does nothing if no e-mail is set up. */
  async ask(tx: Tx, userId: number, notice: Notice): Promise<void> {
    if (!this.mailer.isSetUp) return;
    const payload = { notice };
    await this.outbox.add(tx, { kind: this.kind, resource: 'user', resourceId: userId, payload });
  }

  async run(task: Task): Promise<void> {
    const { notice } = task.payload as { notice: Notice }; // as `ask` wrote it
    const user = await this.users.one(task.resourceId);
    if (user?.isActive !== true) return;
    const { name, email, language } = user;
    const reader = { name, email, language: language ?? 'en-CA' };
    await this.send(`${this.kind}-${String(task.id)}`, notice, reader);
  }
}

function isLink(mail: AccountMail): mail is LinkMail {
  return mail === 'reset-link' || mail === 'invitation';
}
