import { revenueCents, riskOf, toInvoiceCents } from '@dispatch/domain/invoices/billed-money';
import { deliveredPrice } from '@dispatch/domain/invoices/delivered-price';
import { type BilledJob, type Claim, jobBilling } from '@dispatch/domain/invoices/invoice-lines';
import { priceDifference } from '@dispatch/domain/invoices/price-difference';
import { sumCents, toCents, toDollars } from '@dispatch/domain/text/money';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { draftOf, invoiceOf, issue, readyCompany } from '../../../../test/billing/invoices';
import { expectStatus } from '../../../../test/records/jobs';
import { type Dice, diceOf, storeRandomJobs } from '../../../../test/random-books';
import { IS_FULL_TIER } from '../../../../test/app/tier';

const JOBS = IS_FULL_TIER ? 5_000 : 150;
const PER_INVOICE = IS_FULL_TIER ? 100 : 8;
const SEED = 20_261_129;

const WORDS = { dryRun: 'Dry run', ofUnit: () => 'Unit', ofJob: () => 'Job' };
const PERIOD = 'from=2020-01-01&to=2030-12-31';

interface Line {
  readonly id: number;
  readonly jobId: number;
  readonly kind: string;
  readonly amount: number;
}
interface Row {
  readonly id: number;
  readonly jobId: number;
  readonly invoiceId: number;
  readonly priceCents: number | null;
}
type Leak = 'not-invoiced' | 'charge-not-invoiced' | 'no-price' | 'price-differs';

/** Cents, also below 0. */
const cents = (dollars: number) => Math.sign(dollars) * toCents(Math.abs(dollars));
const sorted = (entries: Iterable<readonly [number, unknown]>) =>
  [...entries].sort(([one], [other]) => one - other);

describeHttpOnEachDatabase('Money of random jobs', (api) => {
  let admin: Caller;
  let jobs: Map<number, BilledJob & { isListed: boolean; isMarked: boolean; customerId: number }>;
  /** Jobs on a draft, and jobs with another price since their invoice. */
  let onDraft: Set<number>;
  const raisedJobs = new Set<number>();
  let isTaken: (claim: Claim, jobId: number) => boolean;

  beforeAll(async () => {
    admin = await api().as('admin');
    await readyCompany(api());
    const dice = diceOf(SEED);
    await storeRandomJobs(api(), JOBS, dice);
    await invoiceSome(dice);
    await readJobs();
  }, 600_000);

  const get = async (path: string) => expectStatus(await admin.get(path), 200);
  const rows = <T>(sql: string) => api().database.query<T>(sql);

  /** Drafts most jobs, issues most drafts, corrects and credits some, and then changes jobs again. */
  async function invoiceSome(dice: Dice): Promise<void> {
    const billable = (await get('/api/invoices/billable-jobs')) as {
      jobId: number;
      customerId: number;
      amount: number | null;
    }[];
    const byCustomer = new Map<number, number[]>();
    for (const { jobId, customerId, amount } of billable)
      if (amount !== null && dice(10) > 1)
        byCustomer.set(customerId, [...(byCustomer.get(customerId) ?? []), jobId]);
    for (const ids of byCustomer.values())
      for (let first = 0; first < ids.length; first += PER_INVOICE)
        await invoiceJobs(dice, ids.slice(first, first + PER_INVOICE));
  }

  async function invoiceJobs(dice: Dice, jobIds: readonly number[]): Promise<void> {
    const { id } = await draftOf(api(), ...jobIds);
    if (dice(2) === 0)
      expectStatus(
        await admin.put(`/api/invoices/${id}`, {
          corrections: jobIds.slice(0, 2).map((jobId) => ({
            ...{ jobId, description: 'Agreed by phone', taxable: true },
            amount: dice(2) === 0 ? -11.5 : 7.25,
          })),
        }),
        200,
      );
    await chargeOne(jobIds[dice(jobIds.length)] ?? 0);
    if (dice(5) === 0) return;
    const { lines } = (await issue(api(), id)) as { lines: Line[] };
    await chargeOne(jobIds[dice(jobIds.length)] ?? 0);
    const notes = `/api/invoices/${id}/credit-notes`;
    const [line] = lines.filter(({ kind, amount }) => kind !== 'correction' && amount > 5);
    const reason = 'Agreed otherwise';
    const fate = dice(4);
    if (fate === 0) expectStatus(await admin.post(notes, { reason }), 201);
    if (fate === 1 && line)
      expectStatus(
        await admin.post(notes, { reason, lines: [{ lineId: line.id, amount: 5 }] }),
        201,
      );
    const raised = jobIds[dice(jobIds.length)] ?? 0;
    const job = await admin.get(`/api/jobs/${raised}`);
    if (fate === 2 && job.status === 200) {
      const price = ((job.body as { price: number | null }).price ?? 0) + 12;
      expectStatus(await admin.put(`/api/jobs/${raised}`, { price }), 200);
      raisedJobs.add(raised);
    }
  }

  /** Cancelled orders take no charge. */
  async function chargeOne(jobId: number): Promise<void> {
    const charge = { nameEn: 'Late', unit: 'each', price: 40, taxable: true };
    const { status } = await admin.post(`/api/jobs/${jobId}/charges`, charge);
    expect([201, 404]).toContain(status);
  }

  /** Reads the tables by statements of its own. */
  async function readJobs(): Promise<void> {
    const units = await rows<Row & { leftReason: string | null }>('SELECT * FROM job_units');
    const charges = await rows<Row & BilledJob['charges'][number]>('SELECT * FROM job_charges');
    const claims = await rows<Claim & Row>('SELECT * FROM invoice_claims');
    const drafted = await rows<Row>(
      "SELECT o.jobId FROM invoice_jobs o JOIN invoices i ON i.id = o.invoiceId WHERE i.status = 'draft'",
    );
    onDraft = new Set(drafted.map(({ jobId }) => jobId));
    const claimed = new Set(claims.map(({ kind, subjectId }) => `${kind} ${String(subjectId)}`));
    isTaken = ({ kind, subjectId }, jobId) =>
      onDraft.has(jobId) || claimed.has(`${kind} ${String(subjectId)}`);
    const stored = await rows<
      Row & {
        status: string;
        deletedAt: unknown;
        billingComplete: unknown;
        customerId: number;
        cancellationId: number | null;
        dryRunChargeCents: number | null;
      }
    >(`SELECT j.*, x.id AS cancellationId, x.dryRunChargeCents FROM jobs j
      LEFT JOIN job_cancellations x ON x.jobId = j.id WHERE j.customerId IS NOT NULL`);
    const of = <T extends Row>(all: readonly T[]) => {
      const grouped = new Map<number, T[]>();
      for (const row of all) grouped.set(row.jobId, [...(grouped.get(row.jobId) ?? []), row]);
      return grouped;
    };
    const [unitsOf, chargesOf] = [of(units), of(charges)];
    jobs = new Map(
      stored
        .filter((job) => job.status === 'delivered' || job.cancellationId !== null)
        .map((job) => [
          job.id,
          {
            ...{ id: job.id, priceCents: job.priceCents, customerId: job.customerId },
            ...{ origin: 'QC', destination: 'ON', carriage: 'domestic', deliveredOn: null },
            ...{ poNumber: null, pickupCity: null, dropoffCity: null },
            isListed: job.deletedAt === null,
            isMarked: Number(job.billingComplete) === 1,
            units: (unitsOf.get(job.id) ?? []).map(({ id, priceCents, leftReason }) => ({
              ...{ id, priceCents, isLeft: leftReason !== null },
              ...{ title: null, vin: null, poNumber: null },
            })),
            charges: (chargesOf.get(job.id) ?? []).map((charge) => ({ ...charge, name: 'Charge' })),
            cancellation:
              job.cancellationId === null
                ? null
                : { id: job.cancellationId, dryRunChargeCents: job.dryRunChargeCents },
          } as const,
        ]),
    );
  }

  /** By the rules of the domain: what is left of each job that is not marked as billed. */
  const left = () =>
    [...jobs.values()]
      .filter((job) => job.cancellation !== null || !job.isMarked)
      .map((job) => {
        const billing = jobBilling(job, (claim) => isTaken(claim, job.id), WORDS);
        return { job, risk: riskOf(billing), cents: toInvoiceCents(billing) };
      })
      .filter(({ risk }) => risk !== null);

  const leaks = async (kind: Leak) => {
    const listed = (await get(`/api/money-leaks?kind=${kind}`)) as {
      jobId: number;
      amount: number | null;
    }[];
    return sorted(listed.map(({ jobId, amount }) => [jobId, amount]));
  };

  test('has something of each kind', async () => {
    const risks = new Set(left().map(({ risk }) => risk));
    expect([...risks].sort()).toEqual(['charge-not-invoiced', 'no-price', 'not-invoiced']);
    const states = await rows<{ status: string }>('SELECT DISTINCT status FROM invoices');
    expect(states.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['draft', 'issued', 'void']),
    );
    expect(await leaks('price-differs')).not.toEqual([]);
  });

  test('to invoice is the same for each job, each customer, in all and at risk', async () => {
    const expected = left();
    const dollars = (amount: number | null) => (amount === null ? null : toDollars(amount));
    const listed = (await get('/api/invoices/billable-jobs')) as {
      jobId: number;
      amount: number | null;
    }[];
    expect(sorted(listed.map(({ jobId, amount }) => [jobId, amount]))).toEqual(
      sorted(expected.map(({ job, cents: amount }) => [job.id, dollars(amount)])),
    );

    const customers = (await get('/api/invoices/billable-customers')) as {
      customerId: number;
      jobs: number;
      jobsWithoutPrice: number;
      amount: number;
    }[];
    for (const customer of customers) {
      const own = expected.filter(({ job }) => job.customerId === customer.customerId);
      expect(customer).toMatchObject({
        jobs: own.length,
        jobsWithoutPrice: own.filter((one) => one.cents === null).length,
        amount: toDollars(sumCents(own.map((one) => one.cents))),
      });
    }
    expect(await get('/api/invoices/totals')).toMatchObject({
      billableJobs: expected.length,
      billableWithoutPrice: expected.filter((one) => one.cents === null).length,
      billableAmount: toDollars(sumCents(expected.map((one) => one.cents))),
    });
    for (const kind of ['not-invoiced', 'charge-not-invoiced', 'no-price'] as const)
      expect(await leaks(kind)).toEqual(
        sorted(
          expected
            .filter(({ risk }) => risk === kind)
            .map((one) => [one.job.id, dollars(one.cents)]),
        ),
      );
  });

  test('every amount is to be invoiced, drafted or invoiced, and nowhere twice', async () => {
    const documents = await rows<{ id: number; status: string; kind: string }>(
      "SELECT id, status, kind FROM invoices WHERE kind = 'invoice' AND status <> 'void'",
    );
    const billed = new Map<number, number>();
    const corrected = new Set<number>();
    for (const { id } of documents)
      for (const { jobId, kind, amount } of ((await invoiceOf(api(), id)) as { lines: Line[] })
        .lines)
        if (kind === 'correction') corrected.add(jobId);
        else billed.set(jobId, (billed.get(jobId) ?? 0) + cents(amount));
    const rest = new Map(left().map(({ job, cents: amount }) => [job.id, amount ?? 0]));
    let compared = 0;
    for (const job of jobs.values()) {
      const whole = jobBilling(job, () => false, WORDS);
      const isOfPercent = job.charges.some(({ unit }) => unit === 'percent');
      // Percentages on an invoice follow its corrections and the price of that day.
      if (raisedJobs.has(job.id) || (isOfPercent && billed.has(job.id))) continue;
      if (job.isMarked && !billed.has(job.id)) continue;
      compared += 1;
      const places = (billed.get(job.id) ?? 0) + (rest.get(job.id) ?? 0);
      expect([job.id, places]).toEqual([job.id, toInvoiceCents(whole) ?? 0]);
    }
    expect(compared).toBeGreaterThan(JOBS / 4);
    expect(corrected.size).toBeGreaterThan(0);
  });

  test('prices differ only where nothing settles it', async () => {
    const lines = await rows<{
      jobId: number;
      kind: string;
      document: string;
      amountCents: number;
    }>(
      `SELECT l.jobId, l.kind, i.kind AS document, l.amountCents FROM invoice_lines l
        JOIN invoices i ON i.id = l.invoiceId LEFT JOIN invoices v ON v.id = i.correctsId
        WHERE i.status NOT IN ('draft', 'void') AND COALESCE(v.status, '') <> 'void' AND l.kind <> 'charge'`,
    );
    const isPrice = (line: (typeof lines)[number]) =>
      line.document === 'invoice' && line.kind !== 'correction';
    const expected = [...jobs.values()].flatMap((job): [number, number][] => {
      const own = lines.filter(({ jobId }) => jobId === job.id);
      const billing = jobBilling(job, (claim) => isTaken(claim, job.id), WORDS);
      const hasTransport = billing.claims.some(({ kind }) => kind !== 'charge');
      if (!own.some(isPrice) || hasTransport || onDraft.has(job.id)) return [];
      const sum = (which: (line: (typeof lines)[number]) => boolean) =>
        sumCents(own.filter(which).map(({ amountCents }) => amountCents));
      const difference = priceDifference({
        deliveredCents: deliveredPrice(job.priceCents, job.units),
        billedCents: sum(isPrice),
        raisedCents: sum((line) => !isPrice(line) && line.amountCents > 0),
        loweredCents: -sum((line) => !isPrice(line) && line.amountCents < 0),
      });
      return difference === 0 ? [] : [[job.id, toDollars(difference)]];
    });
    expect(await leaks('price-differs')).toEqual(sorted(expected));
  });

  test('revenue is the same in the books, their files, the chart, the reports and the invoices', async () => {
    const documents = await rows<{ status: string; subtotalCents: number }>(
      'SELECT status, subtotalCents FROM invoices',
    );
    const revenue = revenueCents(documents);
    const [lines] = await rows<{ cents: number }>(`SELECT SUM(l.amountCents) AS cents
      FROM invoice_lines l JOIN invoices i ON i.id = l.invoiceId WHERE i.status <> 'draft'`);
    expect(Number(lines?.cents)).toBe(revenue);
    const { sales } = (await get(`/api/books/taxes?${PERIOD}`)) as { sales: number };
    expect(cents(sales)).toBe(revenue);
    const months = (await get('/api/stats/revenue-per-month')) as {
      invoiced: number;
      revenue: number;
    }[];
    expect(sumCents(months.map(({ invoiced }) => cents(invoiced)))).toBe(revenue);
    for (const by of ['month', 'customer', 'driver', 'lane', 'vehicle', 'item']) {
      const { total } = (await get(`/api/money-reports/revenue?by=${by}`)) as {
        total: { revenue: number };
      };
      expect([by, cents(total.revenue)]).toEqual([by, revenue]);
    }
    const register = await admin.get(`/api/books/register?${PERIOD}&language=en-CA`);
    const total = register.text.trim().split(/\r?\n/).at(-1)?.split(',') ?? [];
    expect(Number(total[5])).toBe(toDollars(revenue));
    const journal = await admin.get(`/api/books/journal?${PERIOD}&format=quickbooks`);
    const booked = journal.text
      .split(/\r?\n/)
      .map((line) => line.split(','))
      .filter(([, , account]) => account === 'Sales');
    expect(
      sumCents(booked.map(([, , , debit, credit]) => cents(Number(credit) - Number(debit)))),
    ).toBe(revenue);
    const file = await admin.get('/api/money-reports/revenue/export?by=customer&language=en-CA');
    const [titles = [], ...listed] = file.text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
    const column = titles.indexOf('Revenue');
    expect(sumCents(listed.map((line) => cents(Number(line[column]))))).toBe(revenue);

    const prices = (which: string) =>
      rows<{ cents: number }>(`SELECT SUM(priceCents) AS cents FROM jobs
        WHERE status = 'delivered' AND deletedAt IS NULL AND hasDriverReport = 1${which}`);
    const [[all], [pending]] = [await prices(''), await prices(' AND billingComplete = 0')];
    expect(await get('/api/jobs/billing-summary')).toMatchObject({
      totalRevenue: toDollars(Number(all?.cents)),
      pendingRevenue: toDollars(Number(pending?.cents)),
    });
    expect(sumCents(months.map((month) => cents(month.revenue)))).toBe(Number(all?.cents));
  });
});
