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
 * Prints invoices and credit notes after they are issued, one at a time, in the background. A failed one is printed on
 * its first request.
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
        // Only the replica that issued it prints it, or the one that found it unprinted.
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

  /** Resolves when everything issued so far is printed or has failed. */
  settled(): Promise<void> {
    return this.last;
  }

  /** Prints the invoice and its credit notes, unless already printed. */
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
