import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../database/transactions/transaction';
import { Mailer } from '../../../mail/mailer';
import { Outbox } from '../../../workers/outbox';
import type { Task, TaskHandler } from '../../../workers/task';
import { UserQueries } from '../users/user.queries';
import { AccountMailer } from './account-mailer';
import type { AccountMail } from './account-words';

type Notice = Exclude<AccountMail, 'reset-link'>;

@Injectable()
export class AccountNotices implements TaskHandler, OnModuleInit {
  readonly kind = 'account-notice';

  constructor(
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly users: UserQueries,
    private readonly accounts: AccountMailer,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(this);
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
    await this.accounts.send(`${this.kind}-${String(task.id)}`, notice, reader);
  }
}
