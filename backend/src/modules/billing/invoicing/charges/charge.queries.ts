import { fromQuantity, priceToKeep } from '@dispatch/domain/invoices/charge';
import { deliveredPrice } from '@dispatch/domain/invoices/delivered-price';
import { proposals } from '@dispatch/domain/invoices/proposals';
import type { UnitReport } from '@dispatch/domain/report/unit-report';
import { sumCents, toCents, toDollars } from '@dispatch/domain/text/money';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toNullable, toNumber, toText } from '../../../../database/rows';
import type { ChargeAnswer, JobChargesAnswer } from './charge.schema';
import { amountOf, presentCharge } from './present-charge';
import { PriceListService } from './price-list.service';

const CHARGES = `SELECT c.id, c.jobId, c.itemId, c.nameEn, c.nameFr, c.unit, c.quantity, c.price, c.taxable,
  c.version, c.createdAt, c.updatedAt FROM job_charges c`;

/** Reads charges of jobs. Inside a transaction it sees uncommitted writes. */
@Injectable()
export class ChargeQueries {
  constructor(
    private readonly database: Database,
    private readonly priceList: PriceListService,
  ) {}

  /** @throws AppError not_found for a job that is unknown or deleted, but not for a cancelled one */
  async ofJob(jobId: number): Promise<JobChargesAnswer> {
    const transport = await this.transportCents(jobId);
    const [rows, items, winch] = await Promise.all([
      this.database.query<Row>(`${CHARGES} WHERE c.jobId = ? ORDER BY c.id`, [jobId]),
      this.priceList.proposed(),
      this.unitsToWinch(jobId),
    ]);
    const charges = rows.map((row) => presentCharge(row, transport));
    const charged = new Set(charges.flatMap(({ itemId }) => itemId ?? []));
    return {
      charges,
      proposals: proposals(items, { winch }, charged).flatMap(({ item, quantity }) => {
        const { id, nameEn, nameFr, unit, price, taxable, proposedBy: reason } = item;
        if (reason === null) return [];
        const terms = { unit, quantity, price: priceToKeep(unit, price) };
        return {
          ...{ itemId: id, reason, nameEn, nameFr, unit, price, taxable },
          quantity: fromQuantity(quantity),
          amount: amountOf(terms, transport),
        };
      }),
      total: toDollars(sumCents([transport, ...charges.map(centsOf)])),
    };
  }

  /** @throws AppError not_found */
  async get(jobId: number, id: number): Promise<ChargeAnswer> {
    const transport = await this.transportCents(jobId);
    const row = await this.database.one<Row>(`${CHARGES} WHERE c.id = ? AND c.jobId = ?`, [
      id,
      jobId,
    ]);
    return presentCharge(row, transport);
  }

  /** The billed price of the transport, the base of percentages. */
  private async transportCents(jobId: number): Promise<number | null> {
    const job = await this.database.one<Row>(
      `SELECT j.priceCents FROM jobs j LEFT JOIN job_cancellations k ON k.jobId = j.id
       WHERE j.id = ? AND (j.deletedAt IS NULL OR k.id IS NOT NULL)`,
      [jobId],
    );
    const units = await this.database.query<Row>(
      'SELECT u.priceCents, u.leftReason FROM job_units u WHERE u.jobId = ?',
      [jobId],
    );
    return deliveredPrice(
      toNullable(job.priceCents, toNumber),
      units.map(({ priceCents, leftReason }) => ({
        priceCents: toNullable(priceCents, toNumber),
        isLeft: leftReason !== null,
      })),
    );
  }

  /** The number of units that needed a winch at pickup. */
  private async unitsToWinch(jobId: number): Promise<number> {
    const rows = await this.database.query<Row>(
      `SELECT r.content FROM job_units u JOIN unit_reports r ON r.unitId = u.id AND r.stage = 'pickup'
       WHERE u.jobId = ?`,
      [jobId],
    );
    return rows.filter(({ content }) => {
      const report = JSON.parse(toText(content)) as UnitReport; // checked when it was written
      return report.running === 'needs-winch';
    }).length;
  }
}

const centsOf = ({ amount }: ChargeAnswer) => (amount === null ? null : toCents(amount));
