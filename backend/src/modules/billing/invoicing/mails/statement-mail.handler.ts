import { buffer } from 'node:stream/consumers';
import { fillHoles } from '@dispatch/domain/text/sentence';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { letterMessage } from '../../../../mail/letter';
import { Mailer } from '../../../../mail/mailer';
import { Outbox } from '../../../../workers/outbox';
import type { Task, TaskHandler } from '../../../../workers/task';
import { CarrierReader } from '../../../base/company/carrier';
import { ReadStatementService } from '../invoice-papers/read-statement.service';
import { refuseUnknown } from './invoice-mail.handler';
import { MailActivity } from './mail-activity';
import { messageId, STATEMENT_MAIL, type StatementMailPayload } from './mail-task';
import { MAIL_WORDS } from './mail-words';
import { MailQueries } from './mail.queries';
import { UndeliveredMails } from './undelivered-mails';

/** Sends a statement of account. */
@Injectable()
export class StatementMailHandler implements TaskHandler, OnModuleInit {
  readonly kind = STATEMENT_MAIL;

  constructor(
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly queries: MailQueries,
    private readonly statements: ReadStatementService,
    private readonly carrier: CarrierReader,
    private readonly transactions: TransactionRunner,
    private readonly activity: MailActivity,
    private readonly undelivered: UndeliveredMails,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(this);
  }

  async run(task: Task): Promise<void> {
    const payload = task.payload as StatementMailPayload; // as MailsService wrote it
    const { name: customer, isFrench } = await this.queries.reader(task.resourceId);
    const language = isFrench ? 'fr-CA' : 'en-CA';
    const query = { from: payload.from, to: payload.until, language } as const;
    const { name, file } = await this.statements
      .read(task.resourceId, query, undefined)
      .catch(refuseUnknown);
    const content = file === null ? Buffer.alloc(0) : await buffer(file.content);
    const sender = await this.carrier.read();
    const words = MAIL_WORDS[language];
    const say = (sentence: string) => fillHoles(sentence, { customer, company: sender.name });
    const parts = [say(words.greeting), payload.message, say(words.statement.body)];
    await this.mailer.send(
      letterMessage({
        id: messageId(STATEMENT_MAIL, task.id),
        ...{ to: payload.to, sender, language, subject: say(words.statement.subject) },
        parts: parts.filter((part) => part !== null),
        attachments: [{ filename: `${name}.pdf`, contentType: 'application/pdf', content }],
      }),
    );
    await this.transactions.run((tx) =>
      this.activity.record(tx, task, 'customer.statement-mailed'),
    );
  }

  async parked(task: Task, problem: string): Promise<void> {
    await this.transactions.run((tx) =>
      this.activity.record(tx, task, 'customer.statement-refused', { problem }),
    );
    await this.undelivered.raise({ customerId: task.resourceId });
  }
}
