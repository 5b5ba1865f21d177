import { buffer } from 'node:stream/consumers';
import { fillHoles } from '@dispatch/domain/text/sentence';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
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
    const words = MAIL_WORDS[isFrench ? 'fr' : 'en'];
    const say = (sentence: string) => fillHoles(sentence, { customer, company: sender.name });
    const signature = [sender.name, sender.phone, sender.email].filter((line) => line !== null);
    const paragraphs = [say(words.greeting), payload.message, say(words.statement.body)];
    await this.mailer.send({
      id: messageId(STATEMENT_MAIL, task.id),
      to: payload.to,
      fromName: sender.name,
      replyTo: sender.email,
      subject: say(words.statement.subject),
      text: [...paragraphs.filter((part) => part !== null), signature.join('\n')].join('\n\n'),
      attachments: [{ filename: `${name}.pdf`, contentType: 'application/pdf', content }],
    });
    await this.transactions.run((tx) =>
      this.activity.record(tx, task, 'customer.statement-mailed'),
    );
  }

  async parked(task: Task, problem: string): Promise<void> {
    await this.transactions.run((tx) =>
      this.activity.record(tx, task, 'customer.statement-refused', { problem }),
    );
  }
}
