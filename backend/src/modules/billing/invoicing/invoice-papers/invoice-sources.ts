import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../../../storage/file-storage';
import { DraftContents } from '../invoices/draft/draft-contents';
import { InvoiceQueries } from '../invoices/invoice.queries';
import type { InvoiceRow } from '../invoices/invoice-row';
import { partiesOf } from '../invoices/present-invoice';
import { ReadInvoiceService } from '../invoices/read-invoice.service';
import type { InvoiceSource } from './invoice-paper';

/** Reads the content of an invoice's PDF: a draft as if issued now, an issued invoice as it was. */
@Injectable()
export class InvoiceSources {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly reading: ReadInvoiceService,
    private readonly drafts: DraftContents,
    private readonly storage: FileStorage,
  ) {}

  async read(row: InvoiceRow): Promise<InvoiceSource> {
    const invoice = await this.reading.get(row.id);
    const { parties, invoiceDate, dueDate } =
      row.status === 'draft' ? await this.drafts.ofOne(row) : { ...row, parties: partiesOf(row) };
    return {
      invoice: { ...invoice, invoiceDate, dueDate },
      parties,
      asOf: row.issuedAt ?? row.createdAt,
      corrected:
        row.correctsId === null ? null : (await this.queries.row(row.correctsId)).reference,
      logo: await this.logo(parties.seller.logoHash),
    };
  }

  /** Null if there is no logo or its file is lost. */
  async logo(hash: string | null): Promise<Uint8Array | null> {
    const file = hash === null ? null : await this.storage.read(hash);
    return file && buffer(file.content);
  }
}
