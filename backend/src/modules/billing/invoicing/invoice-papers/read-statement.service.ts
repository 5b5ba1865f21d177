import { Readable } from 'node:stream';
import { AppError, fieldError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { PdfRenderer } from '../../../../papers/pdf-renderer';
import { paperTag } from '../../../../papers/paper-tag';
import { BuyerQueries } from '../invoices/draft/buyer.queries';
import { DraftContents } from '../invoices/draft/draft-contents';
import { ReceivableQueries } from '../payments/receivable.queries';
import { InvoiceSources } from './invoice-sources';
import { PaperVoice } from './paper-voice';
import type { InvoicePdf } from './read-invoice-paper.service';
import { statementPaper } from './statement-paper';
import { MOST_ENTRIES, type Period, StatementQueries } from './statement.queries';
import type { StatementQueryDto } from './invoice-papers.dto';

/** The statement of account of a customer. */
@Injectable()
export class ReadStatementService {
  constructor(
    private readonly queries: StatementQueries,
    private readonly receivables: ReceivableQueries,
    private readonly buyers: BuyerQueries,
    private readonly drafts: DraftContents,
    private readonly sources: InvoiceSources,
    private readonly press: PdfRenderer,
  ) {}

  /**
   * @throws AppError not_found, validation_failed for a reversed period or one with too many entries, paper_unavailable
   */
  async read(
    customerId: number,
    query: StatementQueryDto,
    known: string | undefined,
  ): Promise<InvoicePdf> {
    const [buyer, company] = await Promise.all([
      this.buyers.read([customerId]).then((buyers) => buyers.get(customerId)),
      this.drafts.company(),
    ]);
    if (buyer === undefined) throw new AppError('not_found');
    const { letterhead: seller, today } = company;
    const { from, to } = periodOf(query, today);
    if (from > to) throw fieldError('to', 'date_too_early', { first: from });
    const [openingCents, entries, receivable] = await Promise.all([
      this.queries.balanceBefore(customerId, from),
      this.queries.entries(customerId, { from, to }),
      this.receivables.ofCustomer(customerId),
    ]);
    if (entries.length > MOST_ENTRIES)
      throw fieldError('from', 'too_many_entries', { max: MOST_ENTRIES });

    const voice = new PaperVoice(query.language ?? buyer.language ?? company.language);
    const source = { seller, from, to, today, openingCents, entries, receivable, logo: null };
    const plan = { ...source, customer: buyer.party };
    const { logoHash } = seller;
    const tag = paperTag(statementPaper(plan, voice), logoHash === null ? [] : [logoHash]);
    const name = `statement-${String(customerId)}-${from}-${to}`;
    if (known === tag) return { name, tag, file: null };
    const content = await this.press.print(async () => {
      const logo = await this.sources.logo(logoHash);
      return statementPaper({ ...plan, logo }, voice);
    });
    const file = { bytes: content.length, content: Readable.from([Buffer.from(content)]) };
    return { name, tag, file };
  }
}

/** Defaults to a month up to today or the given day. A future period is reduced to its first day. */
function periodOf({ from, to }: StatementQueryDto, today: string): Period {
  const last = to ?? (from != null && from > today ? from : today);
  return { from: from ?? `${last.slice(0, 7)}-01`, to: last };
}
