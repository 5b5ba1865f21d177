import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import { MailRequests } from './mail-requests';
import { STATEMENT_MAIL, type StatementMailPayload } from './mail-task';
import type { StatementMailsAnswer } from './mail.schema';
import { StatementMailQueries } from './statement-mail.queries';
import type { StatementMailDto } from './mail.dto';

/** Queues a statement of account for e-mail in the outbox. */
@Injectable()
export class AskForStatementService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly queries: StatementMailQueries,
    private readonly requests: MailRequests,
  ) {}

  /** @throws AppError not_found, mail_not_set_up, no_recipient */
  ask(actor: Actor, id: number, body: StatementMailDto): Promise<StatementMailsAnswer> {
    return this.transactions.run(async (tx) => {
      const { to: usualTo } = await this.queries.reader(id);
      const payload: Omit<StatementMailPayload, 'to'> = {
        kind: 'statement',
        message: body.message ?? null,
        from: body.from ?? null,
        until: body.until ?? null,
        askedById: actor.userId,
        askedBy: actor.name,
      };
      const about = { kind: STATEMENT_MAIL, resource: 'customer', resourceId: id } as const;
      await this.requests.ask(tx, { ...about, to: body.to, usualTo, payload });
      return this.queries.ofCustomer(id);
    });
  }
}
