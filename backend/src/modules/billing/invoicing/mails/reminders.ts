import { daysOverdue } from '@dispatch/domain/invoices/invoice-status';
import { reminderDue } from '@dispatch/domain/invoices/reminders';
import { dayOf, isAtWork } from '@dispatch/domain/time/company-day';
import { addDays } from '@dispatch/domain/time/company-period';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { Database } from '../../../../database/database';
import { type Row, toNumber, toText } from '../../../../database/rows';
import { Mailer } from '../../../../mail/mailer';
import { Outbox } from '../../../../workers/outbox';
import type { NamedTask } from '../../../../workers/task-queue';
import type { Worker } from '../../../../workers/worker';
import { Workers } from '../../../../workers/workers';
import { CompanyProfileQueries } from '../../../base/company/company-profile.queries';
import { INVOICE_MAIL, type InvoiceMailPayload } from './mail-task';

const LOOK_MS = 60 * 60 * 1000;
const ASKED_BY = 'Automatic reminder';

interface Overdue {
  readonly id: number;
  readonly to: string;
  readonly days: number;
}

/**
 * Reminds customers of overdue invoices on the company's chosen days, during its working hours. Each reminder has a
 * unique name in the outbox, so that only one replica queues it.
 */
@Injectable()
export class Reminders {
  readonly worker: Worker;

  constructor(
    private readonly database: Database,
    private readonly profiles: CompanyProfileQueries,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly settings: Settings,
    workers: Workers,
  ) {
    this.worker = workers.add({ name: 'reminders', everyMs: LOOK_MS, run: () => this.remind() });
  }

  /** Queues every reminder that is due now. */
  async remind(): Promise<void> {
    const { timeZone } = this.settings.company;
    const now = this.clock.now();
    if (!this.mailer.isSetUp || !isAtWork(now, timeZone)) return;
    const { reminderDays } = await this.profiles.read();
    const days = (reminderDays?.split(',') ?? []).map(Number);
    const [fewest] = days;
    if (fewest === undefined) return;
    const today = dayOf(now, timeZone);
    const overdue = await this.overdue(addDays(today, -fewest), today);
    await this.outbox.addNew(
      overdue.flatMap((invoice) => {
        const day = reminderDue(days, invoice.days);
        return day === null ? [] : reminderOf(invoice, day);
      }),
    );
  }

  /** Open invoices due on that day or before, whose customer has an address. */
  private async overdue(lastDue: string, today: string): Promise<Overdue[]> {
    const rows = await this.database.query<Row>(
      `SELECT i.id, i.dueDate, i.status, COALESCE(b.email, c.email) AS email FROM invoices i
        JOIN customers c ON c.id = i.customerId LEFT JOIN customer_billing b ON b.customerId = c.id
        WHERE i.status IN ('issued', 'partly-paid') AND i.kind = 'invoice' AND i.dueDate <= ?
        AND COALESCE(b.email, c.email) IS NOT NULL ORDER BY i.dueDate, i.id`,
      [lastDue],
    );
    return rows.map((row) => ({
      id: toNumber(row.id),
      to: toText(row.email),
      days: daysOverdue(toText(row.dueDate), today),
    }));
  }
}

function reminderOf({ id, to }: Overdue, day: number): NamedTask {
  const payload: InvoiceMailPayload = {
    ...{ kind: 'reminder', to, message: null, billsOfLading: false },
    ...{ askedById: null, askedBy: ASKED_BY },
  };
  const dedupe = `reminder-${String(id)}-${String(day)}`;
  return { kind: INVOICE_MAIL, resource: 'invoice', resourceId: id, payload, dedupe };
}
