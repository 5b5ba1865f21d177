import { MONEY_LEAKS, type MoneyLeak } from '@dispatch/domain/invoices/money-leaks';
import { insertRecord, insertRecords, type Stored } from '../../src/database/records/records';
import { Customer } from '../../src/database/schema/entities/customer';
import {
  Invoice,
  InvoiceClaim,
  InvoiceJob,
  InvoiceLine,
} from '../../src/database/schema/entities/invoicing/invoice';
import { Job } from '../../src/database/schema/entities/jobs/job';
import { JobCharge } from '../../src/database/schema/entities/invoicing/job-charge';
import { JobUnit } from '../../src/database/schema/entities/jobs/job-unit';
import { OutboxTask } from '../../src/database/schema/entities/outbox-task';
import { PriceListItem } from '../../src/database/schema/entities/invoicing/price-list-item';
import { UnitReport } from '../../src/database/schema/entities/jobs/unit-report';
import { Vehicle } from '../../src/database/schema/entities/vehicle';
import type { Tx } from '../../src/database/transactions/transaction';
import type { TestApi } from '../app/http';
import { NO_PLACES } from '../stored/stored-job';

export interface PlantedLeak {
  readonly kind: MoneyLeak;
  readonly jobId: number | null;
  readonly invoiceId: number | null;
  /** In dollars. */
  readonly amount: number | null;
  readonly days: number;
}

const AT_ONCE = 200;
const DAY_MS = 86_400_000;
const PRICE_CENTS = 100_000;
const CUSTOMERS = 20;
const WINCH_CENTS = 7_500;
const WAITING_CENTS = 4_000;

/** The kinds of job in the history: correct in one of five ways, or leaking money. */
type Story = MoneyLeak | 'open' | 'billed-elsewhere' | 'invoiced' | 'paid' | 'without-vehicles';
const SOUND: readonly Story[] = [
  'open',
  'billed-elsewhere',
  'invoiced',
  'paid',
  'without-vehicles',
];

/** Fills the database with jobs, some of which leak money; returns those. */
export async function plantLeaks(
  { transactions, clock }: TestApi,
  jobs: number,
  faults: number,
): Promise<PlantedLeak[]> {
  const planted: PlantedLeak[] = [];
  const every = Math.floor(jobs / faults);
  const world = await transactions.run((tx) => makeWorld(tx, clock.now()));
  const storyOf = (number: number): Story =>
    number % every === 0 && number / every < faults
      ? (MONEY_LEAKS[(number / every) % MONEY_LEAKS.length] ?? 'open')
      : (SOUND[number % SOUND.length] ?? 'open');
  for (let first = 0; first < jobs; first += AT_ONCE) {
    const leaks = await transactions.run(async (tx) => {
      const told: PlantedLeak[] = [];
      for (let number = first; number < Math.min(jobs, first + AT_ONCE); number += 1)
        told.push(...(await tell(tx, world, number, storyOf(number))));
      return told;
    });
    planted.push(...leaks);
  }
  return planted;
}

interface World {
  readonly now: Date;
  /** The first customers require a report. */
  readonly customerIds: readonly number[];
  readonly vehicleId: number;
  readonly winchId: number;
}

async function makeWorld(tx: Tx, now: Date): Promise<World> {
  const stamps = { version: 1, createdAt: now, updatedAt: now };
  const customerIds: number[] = [];
  for (let number = 0; number < CUSTOMERS; number += 1)
    customerIds.push(
      await insertRecord(tx, Customer, {
        ...{ name: `Customer ${String(number)}`, nameKey: `customer ${String(number)}` },
        likenessKey: null,
        ...{ nameSort: `customer ${String(number)}`, contactName: null, email: null, phone: null },
        ...{ address: null, city: null, province: null, postalCode: null, status: 'active' },
        ...{ blacklistReason: null, blacklistedAt: null },
        ...{ reportLevel: number === 0 ? 'full' : null, ...stamps, deletedAt: null },
      }),
    );
  const vehicleId = await insertRecord(tx, Vehicle, {
    ...{ year: 2020, make: 'Honda', makeSort: 'honda', model: 'Civic' },
    ...{ vinLast8: null, vin: null, poNumber: null, ...stamps },
  });
  const winchId = await insertRecord(tx, PriceListItem, {
    ...{ nameEn: 'Winch', nameFr: 'Treuil', unit: 'each', price: WINCH_CENTS, taxable: true },
    ...{ proposedBy: 'winch', ...stamps, deletedAt: null },
  });
  return { now, customerIds, vehicleId, winchId };
}

async function tell(tx: Tx, world: World, number: number, story: Story): Promise<PlantedLeak[]> {
  const days = 5 + (number % 50);
  const at = new Date(world.now.getTime() - days * DAY_MS);
  const jobId = await insertJob(tx, world, number, story, at);
  const unitId = await insertUnit(tx, world, jobId);
  const isInvoiced = ![
    'open',
    'billed-elsewhere',
    'not-invoiced',
    'no-price',
    'no-report',
  ].includes(story);
  const invoiceId = isInvoiced
    ? await insertInvoice(tx, { jobId, unitId, number, story, at })
    : null;
  if (story === 'charge-not-invoiced') await insertCharge(tx, jobId, null, at);
  const isReported = story === 'reported-not-charged' || number % 7 === 0;
  if (isReported) await insertReport(tx, unitId, at);
  // A charge for the winch is on the invoice.
  if (isReported && story !== 'reported-not-charged') {
    const chargeId = await insertCharge(tx, jobId, world.winchId, at);
    if (invoiceId !== null) await insertClaim(tx, 'charge', chargeId, invoiceId);
  }
  if (story === 'not-delivered-mail' && invoiceId !== null)
    await insertTask(tx, invoiceId, 'parked', at);
  const winch = isReported ? WINCH_CENTS / 100 : 0;
  const leak = leakOf(story, { jobId, invoiceId, days, winch });
  return leak === null ? [] : [leak];
}

function leakOf(
  story: Story,
  {
    jobId,
    invoiceId,
    days,
    winch,
  }: { jobId: number; invoiceId: number | null; days: number; winch: number },
): PlantedLeak | null {
  const dollars = PRICE_CENTS / 100;
  const ofJob = (amount: number | null) => ({ jobId, invoiceId: null, amount, days });
  const ofInvoice = { jobId: null, invoiceId, amount: dollars, days };
  switch (story) {
    case 'not-invoiced':
      return { kind: story, ...ofJob(dollars + winch) };
    case 'no-report':
      return { kind: story, ...ofJob(dollars) };
    case 'no-price':
      return { kind: story, ...ofJob(null) };
    case 'charge-not-invoiced':
      return { kind: story, ...ofJob((2 * WAITING_CENTS) / 100) };
    case 'reported-not-charged':
      return { kind: story, ...ofJob(WINCH_CENTS / 100) };
    case 'price-differs':
      return { kind: story, ...ofJob(50), invoiceId };
    case 'not-sent':
    case 'not-delivered-mail':
      return { kind: story, ...ofInvoice };
    case 'overdue':
      return { kind: story, ...ofInvoice, days: 1 };
    default:
      return null;
  }
}

function insertJob(tx: Tx, world: World, number: number, story: Story, at: Date): Promise<number> {
  const isOpen = story === 'open';
  const isToBill = ['not-invoiced', 'no-price', 'charge-not-invoiced', 'without-vehicles'].includes(
    story,
  );
  const wantsReport = story === 'no-report';
  const customer = wantsReport ? 0 : 1 + (number % (CUSTOMERS - 1));
  return insertRecord(tx, Job, {
    ...(NO_PLACES as Pick<Stored<Job>, 'pickupCity'>),
    ...{ status: isOpen ? 'assigned' : 'delivered', driverId: null },
    ...{ customerId: world.customerIds[customer] ?? null, vehicleCount: 1 },
    priceCents: story === 'no-price' ? null : PRICE_CENTS,
    ...{ poNumber: null, preferredPickupDate: null, pickedUpOn: null, specialInstructions: null },
    ...{ completionNotes: null, hasDriverReport: !isOpen && !wantsReport },
    ...{ billingComplete: !isOpen && !isToBill, pickupSort: null, dropoffSort: null },
    ...{ version: 1, createdAt: at, updatedAt: at, completedAt: isOpen ? null : at },
    ...{ deletedAt: null, unreadNoteAt: null, hasLeft: null, carriedFromId: null },
    ...{ pickupOutcome: null, pickupSignedBy: null, pickupSignedAt: null },
    ...{ deliveryOutcome: null, deliverySignedBy: null, deliverySignedAt: null },
  } as Omit<Stored<Job>, 'id'>);
}

function insertUnit(tx: Tx, { vehicleId }: World, jobId: number): Promise<number> {
  return insertRecord(tx, JobUnit, {
    ...{ jobId, vehicleId, position: 1, priceCents: null, leftReason: null, leftNote: null },
    ...{ leftAt: null, leftById: null, leftByName: null, carriedToId: null, checkedVin: null },
    ...{ checkMethod: null, checkedAt: null, checkedByName: null, isLoadedAnyway: null },
  });
}

interface InvoicedJob {
  readonly jobId: number;
  readonly unitId: number;
  readonly number: number;
  readonly story: Story;
  readonly at: Date;
}

/** One invoice for one job; if the price must differ, it is 50 dollars less than the job's price. */
async function insertInvoice(tx: Tx, { jobId, unitId, number, story, at }: InvoicedJob) {
  const amountCents = PRICE_CENTS - (story === 'price-differs' ? 5_000 : 0);
  const isPaid = story === 'paid';
  const isSent = story !== 'not-sent' && story !== 'not-delivered-mail';
  const invoiceId = await insertRecord(tx, Invoice, {
    ...{ kind: 'invoice', status: isPaid ? 'paid' : 'issued', number: number + 1 },
    ...{ reference: `INV-${String(number + 1)}`, customerId: 1, correctsId: null },
    invoiceDate: at.toISOString().slice(0, 10),
    dueDate: story === 'overdue' ? '2026-03-30' : '2026-04-30',
    ...{ termsDays: 30, language: 'en-CA', poNumber: null, note: null, periodFrom: null },
    ...{ periodTo: null, subtotalCents: amountCents, taxCents: 0, totalCents: amountCents },
    ...{ creditedCents: 0, paidCents: isPaid ? amountCents : 0, parties: null, pdfHash: null },
    ...{ issuedAt: at, issuedById: null, issuedByName: 'Ada Admin', version: 1 },
    ...{ createdAt: at, updatedAt: at, sentAt: isSent ? at : null },
    inReports: null,
  });
  await insertRecord(tx, InvoiceJob, { invoiceId, jobId, position: 1, carriage: null });
  if (story === 'without-vehicles') await insertClaim(tx, 'job', jobId, invoiceId);
  else await insertClaim(tx, 'unit', unitId, invoiceId);
  await insertRecords(tx, InvoiceLine, [
    {
      ...{ invoiceId, position: 1, kind: 'transport', jobId, unitId: null, chargeId: null },
      ...{ driverId: null, make: null },
      ...{ correctsLineId: null, description: 'Transport', vin: null, poNumber: null },
      ...{ pickupCity: null, dropoffCity: null, origin: 'QC', destination: 'ON' },
      ...{ carriage: 'domestic', deliveredOn: null, quantity: 1000, unit: 'each' },
      ...{ price: amountCents, amountCents, taxable: true },
    },
  ]);
  return invoiceId;
}

function insertClaim(tx: Tx, kind: string, subjectId: number, invoiceId: number): Promise<number> {
  return insertRecord(tx, InvoiceClaim, { kind, subjectId, invoiceId });
}

/** Two hours of waiting, or one winch. */
function insertCharge(tx: Tx, jobId: number, itemId: number | null, at: Date): Promise<number> {
  const isWinch = itemId !== null;
  return insertRecord(tx, JobCharge, {
    ...{ jobId, itemId, nameEn: 'Charge', nameFr: 'Frais', unit: isWinch ? 'each' : 'hour' },
    ...{ quantity: isWinch ? 1000 : 2000, price: isWinch ? WINCH_CENTS : WAITING_CENTS },
    ...{ taxable: true, version: 1, createdAt: at, updatedAt: at },
  });
}

function insertReport(tx: Tx, unitId: number, at: Date): Promise<number> {
  return insertRecord(tx, UnitReport, {
    ...{ unitId, stage: 'pickup', content: '{"keys":1,"running":"needs-winch"}', newDamage: 0 },
    ...{ isSkipped: false, tappedAt: at, receivedAt: at, byId: 1, byName: 'Dora Driver' },
  });
}

function insertTask(tx: Tx, resourceId: number, state: string, at: Date): Promise<number> {
  return insertRecord(tx, OutboxTask, {
    ...{ kind: 'invoice-mail', resource: 'invoice', resourceId, dedupe: null, payload: '{}' },
    ...{ state, attempts: 1, runAt: at, lastError: 'no such mailbox', createdAt: at, doneAt: null },
  });
}
