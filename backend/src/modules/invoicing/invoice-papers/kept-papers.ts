import { Injectable } from '@nestjs/common';
import { holdGuard } from '../../../database/transactions/guards';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { PaperPress } from '../../../papers/paper-press';
import { type FoundFile, FileStorage } from '../../../storage/file-storage';
import { InvoiceQueries } from '../invoices/invoice.queries';
import type { InvoiceRow } from '../invoices/invoice-row';
import { invoicePaper } from './invoice-paper';
import { InvoiceSources } from './invoice-sources';

/** The papers of issued invoices, each kept by the SHA-256 of its bytes. */
@Injectable()
export class KeptPapers {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly sources: InvoiceSources,
    private readonly press: PaperPress,
    private readonly storage: FileStorage,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * The kept file of an issued invoice. It is printed first where it was not, or where the storage has lost it.
   * @throws AppError paper_unavailable, storage_unavailable, storage_full
   */
  async file(row: InvoiceRow): Promise<{ readonly hash: string; readonly file: FoundFile }> {
    for (let { pdfHash } = row; ;) {
      const file = pdfHash === null ? null : await this.storage.read(pdfHash);
      if (pdfHash !== null && file !== null) return { hash: pdfHash, file };
      pdfHash = await this.keep(row, pdfHash);
    }
  }

  /** Prints and keeps it, unless another has done so meanwhile; answers the hash. `lost` is that of a file that is gone. */
  async keep(row: InvoiceRow, lost: string | null = null): Promise<string> {
    const content = await this.press.print(async () => invoicePaper(await this.sources.read(row)));
    for (;;) {
      const hash = await this.storage.put(content);
      const kept = await this.transactions.run(async (tx) => {
        await holdGuard(tx, 'files');
        const { pdfHash } = await this.queries.row(row.id);
        if (pdfHash !== null && pdfHash !== lost) return pdfHash;
        // Swept away meanwhile: it is as old as the first time that it was printed.
        if (!(await this.storage.has(hash))) return null;
        await tx.manager.query('UPDATE invoices SET pdfHash = ? WHERE id = ?', [hash, row.id]);
        return hash;
      });
      if (kept !== null) return kept;
    }
  }
}
