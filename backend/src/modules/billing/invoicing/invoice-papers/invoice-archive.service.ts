import { buffer } from 'node:stream/consumers';
import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Database } from '../../../../database/database';
import { begun, type ZipEntry, zipStream } from '../../../drivers/report-archive/zip-stream';
import { ReadInvoicePaperService } from './read-invoice-paper.service';

/** Several invoices as one ZIP archive, in the requested order. */
@Injectable()
export class InvoiceArchiveService {
  constructor(
    private readonly database: Database,
    private readonly papers: ReadInvoicePaperService,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads or prints each invoice only after the ones before it are sent. Only the first is prepared before the response
   * starts.
   * @throws AppError not_found if one of them does not exist; paper_unavailable, storage_unavailable
   */
  async read(ids: readonly number[]): Promise<AsyncGenerator<Uint8Array>> {
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
      const { name, file } = await this.papers.read(id);
      if (file !== null) yield { path: `${name}.pdf`, at, content: await buffer(file.content) };
    }
  }
}
