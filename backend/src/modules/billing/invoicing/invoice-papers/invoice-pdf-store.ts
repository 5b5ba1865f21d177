import { Injectable } from '@nestjs/common';
import { PdfRenderer } from '../../../../papers/pdf-renderer';
import { type FoundFile, FileStorage } from '../../../../storage/file-storage';
import { KeepFiles } from '../../../base/kept-files/keep-files';
import { InvoiceQueries } from '../invoices/invoice.queries';
import type { InvoiceRow } from '../invoices/invoice-row';
import { invoicePaper } from './invoice-paper';
import { InvoiceSources } from './invoice-sources';

/** The PDFs of issued invoices, each stored under the SHA-256 of its content. */
@Injectable()
export class InvoicePdfStore {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly sources: InvoiceSources,
    private readonly press: PdfRenderer,
    private readonly storage: FileStorage,
    private readonly files: KeepFiles,
  ) {}

  /**
   * The stored PDF of an issued invoice. Prints it if it is missing or the storage has lost it.
   * @throws AppError paper_unavailable, storage_unavailable, storage_full
   */
  async file(row: InvoiceRow): Promise<{ readonly hash: string; readonly file: FoundFile }> {
    for (let { pdfHash } = row; ;) {
      const file = pdfHash === null ? null : await this.storage.read(pdfHash);
      if (pdfHash !== null && file !== null) return { hash: pdfHash, file };
      pdfHash = await this.keep(row, pdfHash);
    }
  }

  /**
   * Prints and stores the PDF, unless another process has stored it. Returns the hash. `lost` is the hash of a lost
   * file.
   */
  async keep(row: InvoiceRow, lost: string | null = null): Promise<string> {
    const content = await this.press.print(async () => invoicePaper(await this.sources.read(row)));
    return this.files.keep([content], async (tx, [hash = '']) => {
      const { pdfHash } = await this.queries.row(row.id);
      if (pdfHash !== null && pdfHash !== lost) return pdfHash;
      await tx.manager.query('UPDATE invoices SET pdfHash = ? WHERE id = ?', [hash, row.id]);
      return hash;
    });
  }
}
