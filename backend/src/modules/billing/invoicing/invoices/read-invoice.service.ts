import { Injectable } from '@nestjs/common';
import { DraftContents } from './draft/draft-contents';
import { InvoiceQueries } from './invoice.queries';
import type { InvoiceRow } from './invoice-row';
import type { InvoiceAnswer } from './invoice.schema';
import { type InvoiceContent, partiesOf, presentInvoice, presentSummary } from './present-invoice';

/** Returns one full invoice: a draft as its jobs are now, an issued one as it was issued. */
@Injectable()
export class ReadInvoiceService {
  constructor(
    private readonly queries: InvoiceQueries,
    private readonly drafts: DraftContents,
  ) {}

  /** @throws AppError not_found */
  async get(id: number): Promise<InvoiceAnswer> {
    const row = await this.queries.row(id);
    const [jobs, creditNotes, draft, { today, writeOffCents }] = await Promise.all([
      this.queries.jobs(id),
      this.queries.creditNotes(id),
      row.status === 'draft' ? this.drafts.ofOne(row) : null,
      this.drafts.company(),
    ]);
    const content = draft === null ? await this.stored(row) : contentOf(draft);
    const summary = presentSummary(row, draft, today);
    return presentInvoice(row, summary, content, { jobs, creditNotes, writeOffCents });
  }

  async stored(row: InvoiceRow): Promise<InvoiceContent> {
    const [lines, taxes] = await Promise.all([
      this.queries.lines(row.id),
      this.queries.taxes(row.id),
    ]);
    if (row.language === null || row.termsDays === null)
      throw new Error('An issued invoice has no language or no terms.');
    return {
      parties: partiesOf(row),
      language: row.language,
      termsDays: row.termsDays,
      lines: lines.map(({ correctsLineId: _, ...line }) => line),
      taxes,
      jobs: [],
      problems: [],
    };
  }
}

function contentOf({ lines, totals, ...draft }: Awaited<ReturnType<DraftContents['ofOne']>>) {
  return { ...draft, lines: lines.map((line) => ({ ...line, id: null })), taxes: totals.taxes };
}
