import { readCustomerRow } from '@dispatch/domain/imports/customer-row';
import type { DateOrder } from '@dispatch/domain/imports/dates';
import { type ImportKind, type Mapping, surplusOf, textsOf } from '@dispatch/domain/imports/fields';
import { type JobDraft, readJobRow } from '@dispatch/domain/imports/job-row';
import { isWrong, type ReadProblem, type RowProblem } from '@dispatch/domain/imports/problems';
import { maxYear } from '@dispatch/domain/limits';
import type { CustomerFields } from '@dispatch/domain/people/customer';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { type KnownCustomer, KnownRecords } from './known-records';

/** The options that decide how the rows of an import are read. */
export interface Reading {
  readonly kind: ImportKind;
  readonly mapping: Mapping;
  readonly dateOrder: DateOrder | null;
  readonly customerId: number | null;
}

/** A row after reading. */
export interface ReadRow {
  readonly job: JobDraft | null;
  readonly customer: CustomerFields | null;
  /** The existing customer with the row's name or e-mail. Null for a new one. */
  readonly known: KnownCustomer | null;
  readonly problems: readonly ReadProblem[];
}

type Draft = Pick<ReadRow, 'job' | 'customer' | 'problems'>;

/** The number of characters of surplus cells shown in a problem. */
const SHOWN_SURPLUS = 100;

/** Reads rows and looks up existing records, with few queries for many rows. */
@Injectable()
export class RowReader {
  constructor(
    private readonly records: KnownRecords,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async read(reading: Reading, rows: readonly (readonly string[])[]): Promise<ReadRow[]> {
    const drafts = rows.map((cells) => this.draftOf(reading, cells));
    const people = await this.records.customers(drafts.map(personOf), reading.customerId);
    const strangers = drafts.map((draft, at) => (people[at] ? null : personOf(draft).name));
    const alike = await this.records.lookAlikes(strangers);
    const jobs = await this.records.openJobs(drafts.flatMap(({ job }) => vinsOf(job)));
    return drafts.map((draft, at) => {
      const known = people[at] ?? null;
      const surplus = surplusProblems(surplusOf(rows[at] ?? [], reading.mapping));
      const problems = [
        ...surplus,
        ...draft.problems,
        ...doubts(draft, known, { jobs, alike: alike[at] ?? null }),
      ];
      return { ...draft, known, problems };
    });
  }

  private draftOf(reading: Reading, cells: readonly string[]): Draft {
    const texts = textsOf(cells, reading.mapping);
    if (reading.kind === 'customers') return { job: null, ...readCustomerRow(texts) };
    const now = this.clock.now();
    const context = {
      today: dayOf(now, this.settings.company.timeZone),
      latestYear: maxYear(now),
      dateOrder: reading.dateOrder,
      hasCustomer: reading.customerId !== null,
    };
    return { customer: null, ...readJobRow(texts, context) };
  }
}

export function stateOfRow(problems: readonly RowProblem[]): 'ready' | 'wrong' {
  return isWrong(problems) ? 'wrong' : 'ready';
}

export function vinsOf(job: JobDraft | null): string[] {
  return job?.units.flatMap(({ vinLast8 }) => vinLast8 ?? []) ?? [];
}

function personOf({ job, customer }: Draft) {
  const { name = null, email = null } = job?.customer ?? customer ?? {};
  return { name, email };
}

/** With a surplus cell, it is unclear which other cells are in the wrong column. */
function surplusProblems(texts: readonly string[]): ReadProblem[] {
  if (texts.length === 0) return [];
  const params = { cells: texts.join(' · ').slice(0, SHOWN_SURPLUS) };
  return [{ column: null, code: 'more_cells_than_header', params, isWarning: false }];
}

function doubts(
  { job, customer }: Draft,
  known: KnownCustomer | null,
  { jobs, alike }: { jobs: ReadonlyMap<string, string>; alike: KnownCustomer | null },
): ReadProblem[] {
  const found: ReadProblem[] = [];
  if (alike !== null)
    found.push({
      ...{ column: customer === null ? 'customerName' : 'name', code: 'looks_like_customer' },
      ...{ params: { name: alike.name }, isWarning: true },
    });
  if (customer !== null && known !== null)
    found.push({ column: 'name', code: 'known_customer', isWarning: false });
  if (job !== null && known?.isBlacklisted === true)
    found.push({ column: 'customerName', code: 'blacklisted_customer', isWarning: true });
  const open = vinsOf(job)
    .map((vin) => jobs.get(vin.slice(-8)))
    .find((one) => one !== undefined);
  if (open !== undefined)
    found.push({ column: 'vin', code: 'vin_on_open_job', params: { job: open }, isWarning: true });
  return found;
}
