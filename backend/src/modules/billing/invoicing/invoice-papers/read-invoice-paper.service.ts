import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Clock } from '../../../../config/clock';
import { Database } from '../../../../database/database';
import { paperTag } from '../../../../papers/paper-tag';
import { PdfRenderer } from '../../../../papers/pdf-renderer';
import type { FoundFile } from '../../../../storage/file-storage';
import { begun, type ZipEntry, zipStream } from '../../../drivers/report-archive/zip-stream';
import type { InvoiceRow } from '../invoices/invoice-row';
import { InvoiceQueries } from '../invoices/invoice.queries';
import { invoicePaper } from './invoice-paper';
import { InvoicePdfStore } from './invoice-pdf-store';
import { InvoiceSources } from './invoice-sources';
import { PaperVoice } from './paper-voice';

export interface InvoicePdf {
  /** Without the extension. */
  readonly name: string;
  readonly tag: string;
  /** Null if the caller has it already. */
  readonly file: FoundFile | null;
}

@Injectable()
export class ReadInvoicePaperService {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly sources: InvoiceSources,
    private readonly kept: InvoicePdfStore,
    private readonly press: PdfRenderer,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The PDF of an invoice: the stored one, or a draft as if issued now.
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

  /**
   * Several invoices as one ZIP archive, in the requested order. Reads or prints each invoice only after the ones
   * before it are sent. Only the first is prepared before the response starts.
   * @throws AppError not_found if one of them does not exist; paper_unavailable, storage_unavailable
   */
  async readArchive(ids: readonly number[]): Promise<AsyncGenerator<Uint8Array>> {
    const present = await this.database.query(
      `SELECT id FROM invoices WHERE id IN (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    if (present.length < ids.length) throw new AppError('not_found');
    return zipStream(await begun(this.entries(ids)));
  }

  private async *entries(ids: readonly number[]): AsyncGenerator<ZipEntry> {
    const at = this.clock.now();
    for (const id of ids) {
      const { name, file } = await this.read(id);
      if (file !== null) yield { path: `${name}.pdf`, at, content: await buffer(file.content) };
    }
  }
}
