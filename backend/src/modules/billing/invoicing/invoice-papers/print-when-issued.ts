import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toNumber } from '../../../../database/rows';
import type { Action } from '../../../base/activity/activity-entry';
import { ChangeFeed } from '../../../base/activity/change-feed';
import { InvoiceQueries } from '../invoices/invoice.queries';
import { InvoicePdfStore } from './invoice-pdf-store';

const PRINTED_AFTER: readonly Action[] = ['invoice.issued', 'invoice.credited'];

/**
 * Prints invoices and credit notes once they are issued, one after the other, beside the requests. What fails here is
 * printed when somebody first asks for it.
 */
@Injectable()
export class PrintWhenIssued implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Papers');
  private last: Promise<void> = Promise.resolve();
  private unsubscribe: (() => void) | undefined;
  private isClosed = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly database: Database,
    private readonly queries: InvoiceQueries,
    private readonly kept: InvoicePdfStore,
  ) {}

  onModuleInit(): void {
    this.unsubscribe = this.feed.subscribe({
      onChange: ({ action, resourceId }, origin) => {
        // The replica that issued it prints it, or one that found it.
        if (origin !== 'elsewhere' && resourceId !== null && PRINTED_AFTER.includes(action))
          this.last = this.last.then(() => this.print(resourceId));
      },
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    this.unsubscribe?.();
    await this.last;
  }

  /** Until all that was issued so far is printed, or has failed. */
  settled(): Promise<void> {
    return this.last;
  }

  /** The invoice, and credit notes on it, as far as they are not printed yet. */
  private async print(id: number): Promise<void> {
    try {
      const rows = await this.database.query<Row>(
        `SELECT id FROM invoices WHERE id = ? AND number IS NOT NULL AND pdfHash IS NULL
         UNION ALL SELECT id FROM invoices WHERE correctsId = ? AND pdfHash IS NULL`,
        [id, id],
      );
      for (const row of rows) {
        if (this.isClosed) return;
        await this.kept.keep(await this.queries.row(toNumber(row.id)));
      }
    } catch (error) {
      this.logger.warn(`The paper of invoice ${String(id)} is not printed yet: ${String(error)}`);
    }
  }
}
