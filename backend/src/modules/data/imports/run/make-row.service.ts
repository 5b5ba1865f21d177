import type { AppError } from '@dispatch/domain/errors';
import type { JobDraft } from '@dispatch/domain/imports/job-row';
import type { RowProblem } from '@dispatch/domain/imports/problems';
import { LOCATION_FIELDS, type LocationField } from '@dispatch/domain/jobs/job-location';
import { TBD } from '@dispatch/domain/people/customer';
import { Injectable } from '@nestjs/common';
import { holdRecord } from '../../../../database/records/records';
import { Import, ImportRow } from '../../../../database/schema/entities/imports/import';
import { holdGuard } from '../../../../database/transactions/guards';
import type { Tx } from '../../../../database/transactions/transaction';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import { CustomersService } from '../../../customers/customers.service';
import { CreateJobService } from '../../../jobs/change/create-job.service';
import { cellsOf, ImportRepository, kindOf, type RowOutcome } from '../import.repository';
import { storedReading } from '../rows/import-row.queries';
import { isOfTheRow, refusalsOf } from '../rows/row-failure';
import { type ReadRow, RowReader, stateOfRow } from '../rows/row-reader';
import type { CreateJobDto } from '../../../jobs/job-body.dto';

/** The version of a new record. */
const FIRST_VERSION = 1;

/** Creates the record of one row, and marks the row as created in the same transaction. */
@Injectable()
export class MakeRowService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: ImportRepository,
    private readonly reader: RowReader,
    private readonly jobs: CreateJobService,
    private readonly customers: CustomersService,
  ) {}

  /** False when the import is stopped. */
  async make(actor: Actor, importId: number, rowId: number): Promise<boolean> {
    try {
      return await this.transactions.run((tx) => this.makeNow(tx, actor, importId, rowId));
    } catch (error) {
      if (!isOfTheRow(error)) throw error;
      await this.markWrong(importId, rowId, error);
      return true;
    }
  }

  private async makeNow(tx: Tx, actor: Actor, importId: number, rowId: number): Promise<boolean> {
    const held = await holdRecord(tx, Import, 'id = ?', [importId]);
    if (held?.state !== 'running') return false;
    const row = await holdRecord(tx, ImportRow, 'id = ?', [rowId]);
    // Another worker may have created it.
    if (row?.state !== 'ready') return true;
    // Concurrent inserts of customers wait here, so that the reads below stay valid.
    if (held.customerId === null) await holdGuard(tx, 'customer-upsert');
    const [read] = await this.reader.read(storedReading(held), [cellsOf(row)]);
    if (read === undefined) throw new Error('A row has no content');
    const isWrong = stateOfRow(read.problems) === 'wrong';
    const outcome = isWrong ? wrong(read.problems) : await this.recordOf(tx, actor, read);
    await this.repository.changeRow(tx, rowId, 'ready', outcome);
    return true;
  }

  private async recordOf(tx: Tx, actor: Actor, read: ReadRow): Promise<RowOutcome> {
    const { job, customer, known } = read;
    if (customer !== null) {
      const { id } = await this.customers.create(actor, customer);
      return { state: 'made', record: { recordId: id, recordVersion: FIRST_VERSION } };
    }
    if (job === null) throw new Error('A row is neither a job nor a customer');
    const made = known === null ? await this.customerOf(actor, job) : null;
    const customerId = known?.id ?? made;
    const recordId = await this.jobs.make(tx, actor, bodyOf(job, customerId));
    return {
      state: 'made',
      record: { recordId, recordVersion: FIRST_VERSION, customerId, customerMadeId: made },
    };
  }

  private async customerOf(actor: Actor, { customer }: JobDraft): Promise<number> {
    const { name, email, phone } = customer;
    return (await this.customers.create(actor, { name: name ?? TBD, email, phone })).id;
  }

  private async markWrong(importId: number, rowId: number, error: AppError): Promise<void> {
    await this.transactions.run(async (tx) => {
      const held = await holdRecord(tx, Import, 'id = ?', [importId]);
      if (held === null) return;
      const refusals = refusalsOf(kindOf(held), error);
      await this.repository.changeRow(tx, rowId, 'ready', wrong(refusals));
    });
  }
}

function wrong(problems: readonly RowProblem[]): RowOutcome {
  return { state: 'wrong', problems: JSON.stringify(problems) };
}

/** The body that a user would send for the same job. */
function bodyOf(job: JobDraft, customerId: number | null): CreateJobDto {
  const places = LOCATION_FIELDS.map((field) => [field, job[field]]);
  return {
    ...(Object.fromEntries(places) as Record<LocationField, string | null>), // every field is in the list
    customerId,
    preferredPickupDate: job.preferredPickupDate,
    preferredDeliveryDate: job.preferredDeliveryDate,
    pickupFrom: job.pickupFrom,
    pickupUntil: job.pickupUntil,
    dropoffFrom: job.dropoffFrom,
    dropoffUntil: job.dropoffUntil,
    specialInstructions: job.specialInstructions,
    poNumber: job.poNumber,
    price: job.priceCents,
    vehicleUnitsData: job.units.map((unit) => ({ ...unit, price: null })),
  };
}
