import { INVOICE_DEFAULTS } from '@dispatch/domain/invoices/invoice-settings';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import sql, { join } from 'sql-template-tag';
import { Clock } from '../../../../../config/clock';
import { Settings } from '../../../../../config/settings';
import { Database } from '../../../../../database/database';
import { padded } from '../../../../../database/records/padded';
import { type Row, toFlag, toNullable, toNumber, toText } from '../../../../../database/rows';
import { CarrierReader } from '../../../../base/company/carrier';
import { CompanyProfileQueries } from '../../../../base/company/company-profile.queries';
import { type InvoiceRow, jobOnInvoiceOf } from '../invoice-row';
import { BuyerQueries, languageOf } from './buyer.queries';
import { type CompanyTerms, type DraftContent, draftContent } from './draft-content';
import { grouped } from './grouped';
import { JobRecordsQueries } from './job-records.queries';

/** Reads the present content of drafts. Inside a transaction it sees uncommitted writes. */
@Injectable()
export class DraftContents {
  constructor(
    private readonly database: Database,
    private readonly records: JobRecordsQueries,
    private readonly buyers: BuyerQueries,
    private readonly carrier: CarrierReader,
    private readonly profiles: CompanyProfileQueries,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** By draft id. */
  async of(drafts: readonly InvoiceRow[]): Promise<Map<number, DraftContent>> {
    if (drafts.length === 0) return new Map();
    const ids = drafts.map(({ id }) => id);
    const [jobs, corrections, buyers, company] = await Promise.all([
      this.jobsOf(ids),
      this.correctionsOf(ids),
      this.buyers.read([...new Set(drafts.map(({ customerId }) => customerId))]),
      this.company(),
    ]);
    const records = await this.records.read([...new Set(jobs.map(({ jobId }) => jobId))]);
    const jobsOf = grouped(jobs, ({ invoiceId }) => invoiceId);
    const correctionsOf = grouped(corrections, ({ invoiceId }) => invoiceId);
    return new Map(
      drafts.map((draft) => {
        const buyer = buyers.get(draft.customerId);
        if (buyer === undefined) throw new Error('A draft has no customer.');
        const sources = {
          ...{ draft, records, buyer, company },
          jobs: jobsOf.get(draft.id) ?? [],
          corrections: correctionsOf.get(draft.id) ?? [],
        };
        return [draft.id, draftContent(sources)];
      }),
    );
  }

  async ofOne(draft: InvoiceRow): Promise<DraftContent> {
    const content = (await this.of([draft])).get(draft.id);
    if (content === undefined) throw new Error('A draft has no content.');
    return content;
  }

  /** The company's settings for all invoices. */
  async company(): Promise<CompanyTerms> {
    const [carrier, profile] = await Promise.all([this.carrier.read(), this.profiles.read()]);
    const { name, address, city, province, postalCode, email, phone } = carrier;
    const { gstNumber, qstNumber, logoHash } = profile;
    const { timeZone } = this.settings.company;
    return {
      letterhead: {
        ...{ name, address, city, province, postalCode, email, phone },
        ...{ gstNumber, qstNumber, logoHash },
      },
      interestText: { 'en-CA': profile.interestText, 'fr-CA': profile.interestTextFr },
      remittance: { 'en-CA': profile.remittance, 'fr-CA': profile.remittanceFr },
      language: languageOf(profile.invoiceLanguage ?? INVOICE_DEFAULTS.language),
      termsDays: profile.termsDays ?? INVOICE_DEFAULTS.termsDays,
      writeOffCents: profile.writeOffCents,
      timeZone,
      today: dayOf(this.clock.now(), timeZone),
    };
  }

  private async jobsOf(ids: readonly number[]) {
    const rows = await this.database
      .select<Row>(sql`SELECT invoiceId, jobId, carriage FROM invoice_jobs
      WHERE invoiceId IN (${join(padded(ids))}) ORDER BY invoiceId, position`);
    return rows.map(jobOnInvoiceOf);
  }

  private async correctionsOf(ids: readonly number[]) {
    const rows = await this.database
      .select<Row>(sql`SELECT invoiceId, jobId, description, amountCents, taxable
      FROM invoice_lines WHERE invoiceId IN (${join(padded(ids))}) ORDER BY invoiceId, position`);
    return rows.map((row) => ({
      invoiceId: toNumber(row.invoiceId),
      jobId: toNullable(row.jobId, toNumber),
      description: toText(row.description),
      amountCents: toNumber(row.amountCents),
      taxable: toFlag(row.taxable),
    }));
  }
}
