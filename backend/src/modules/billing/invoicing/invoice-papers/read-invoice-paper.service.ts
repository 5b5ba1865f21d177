import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { PdfRenderer } from '../../../../papers/pdf-renderer';
import { paperTag } from '../../../../papers/paper-tag';
import type { FoundFile } from '../../../../storage/file-storage';
import { InvoiceQueries } from '../invoices/invoice.queries';
import type { InvoiceRow } from '../invoices/invoice-row';
import { invoicePaper } from './invoice-paper';
import { InvoiceSources } from './invoice-sources';
import { InvoicePdfStore } from './invoice-pdf-store';
import { PaperVoice } from './paper-voice';

export interface InvoicePdf {
  /** Without the extension. */
  readonly name: string;
  readonly tag: string;
  /** Null if the caller has it already. */
  readonly file: FoundFile | null;
}

/** The PDF of an invoice: the stored one, or a draft as if issued now. */
@Injectable()
export class ReadInvoicePaperService {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly sources: InvoiceSources,
    private readonly kept: InvoicePdfStore,
    private readonly press: PdfRenderer,
  ) {}

  /**
   * @param known the entity tag of the caller's copy
   * @throws AppError not_found, paper_unavailable, storage_unavailable, storage_full
   */
  async read(id: number, known?: string): Promise<InvoicePdf> {
    const row = await this.queries.row(id);
    if (row.reference === null) return this.draft(row, known);
    const name = row.reference;
    if (row.pdfHash !== null && known === `"${row.pdfHash}"`)
      return { name, tag: known, file: null };
    const { hash, file } = await this.kept.file(row);
    return { name, tag: `"${hash}"`, file };
  }

  private async draft(row: InvoiceRow, known: string | undefined): Promise<InvoicePdf> {
    const source = await this.sources.read(row);
    const plan = invoicePaper({ ...source, logo: null });
    const { logoHash } = source.parties.seller;
    const tag = paperTag(plan, logoHash === null ? [] : [logoHash]);
    const { draftMark } = new PaperVoice(source.invoice.language).words;
    const name = `${draftMark}-${String(row.id)}`;
    if (known === tag) return { name, tag, file: null };
    const content = await this.press.print(() => Promise.resolve(invoicePaper(source)));
    const file = { bytes: content.length, content: Readable.from([Buffer.from(content)]) };
    return { name, tag, file };
  }
}
