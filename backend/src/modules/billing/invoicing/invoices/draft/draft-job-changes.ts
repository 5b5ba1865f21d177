import { deliveredPrice } from '@dispatch/domain/invoices/delivered-price';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../../database/transactions/transaction';
import type { Actor } from '../../../../../http/access/actor';
import { JobChanges } from '../../../../jobs/change/job-changes';
import type { JobFields } from '../../../../jobs/records/job-fields';
import { JobUnitRepository, type LoadedUnit } from '../../../../jobs/records/job-unit.repository';
import { unitFacts } from '../../../../jobs/units/unit-facts';

/** The values of a job that its draft needs. Absent values stay. */
export interface DraftJobValues {
  readonly jobId: number;
  /** In cents, of the delivered units. */
  readonly price?: number | null | undefined;
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
}

const NOTHING = { before: {}, after: {} };

/** Sets prices and provinces of the jobs on a draft. */
@Injectable()
export class DraftJobChanges {
  constructor(
    private readonly changes: JobChanges,
    private readonly units: JobUnitRepository,
  ) {}

  async apply(tx: Tx, actor: Actor, wanted: readonly DraftJobValues[]): Promise<void> {
    // Always in the same order, so that two drafts cannot deadlock.
    for (const values of [...wanted].sort((one, other) => one.jobId - other.jobId)) {
      const { jobId, price, origin, destination } = values;
      await this.changes.apply(tx, actor, { id: jobId, version: null }, async (_tx, job) => {
        const fields: JobFields = {
          ...(price !== undefined && { priceCents: price }),
          ...(origin !== undefined && { pickupProvince: origin }),
          ...(destination !== undefined && { dropoffProvince: destination }),
        };
        if (price === undefined) return { fields };
        const units = await this.units.list(tx, job.id);
        const left = await this.leaveOut(tx, price, units);
        // Without `beside`, the price would be written only after the draft is read again.
        return { fields, beside: left ?? (price === job.priceCents ? null : NOTHING) };
      });
    }
  }

  /** A price of the delivered units leaves no share to those that were left behind. */
  private async leaveOut(tx: Tx, price: number | null, units: readonly LoadedUnit[]) {
    const priced = units.map((unit) => ({
      unit,
      priceCents: unit.priceCents,
      isLeft: unit.leftReason !== null,
    }));
    if (price === null || deliveredPrice(price, priced) === price) return null;
    const left = priced.filter(({ isLeft }) => isLeft).map(({ unit }) => unit);
    for (const { id } of left) await this.units.update(tx, id, { priceCents: 0 });
    const facts = left.map(unitFacts);
    return {
      before: { units: facts },
      after: { units: facts.map((unit) => ({ ...unit, price: 0 })) },
    };
  }
}
