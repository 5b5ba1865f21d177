import type { ImportKind } from '@dispatch/domain/imports/fields';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { type Row, toNumber } from '../../../../database/rows';

/** The job was changed or deleted since, or got charges or photos. */
const TOUCHED_JOB = `j.id IS NULL OR j.deletedAt IS NOT NULL OR j.version <> r.recordVersion
  OR EXISTS (SELECT 1 FROM job_charges h WHERE h.jobId = j.id)
  OR EXISTS (SELECT 1 FROM job_units u JOIN unit_photos p ON p.unitId = u.id
    WHERE u.jobId = j.id AND p.deletedAt IS NULL)`;

/** The customer was changed or deleted since, or got terms or other jobs. */
const touchedCustomer = (
  customer: string,
  imported: string,
) => `c.id IS NULL OR c.deletedAt IS NOT NULL
  OR c.version <> 1 OR EXISTS (SELECT 1 FROM customer_billing b WHERE b.customerId = ${customer})
  OR EXISTS (SELECT 1 FROM jobs o WHERE o.customerId = ${customer} AND o.deletedAt IS NULL${imported})`;

const NOT_OF_THIS = ` AND o.id NOT IN
  (SELECT s.recordId FROM import_rows s WHERE s.importId = ? AND s.state = 'made')`;

/** The changed records of rows, to be filtered further. */
const RECORDS: Readonly<Record<ImportKind, string>> = {
  customers: `SELECT COUNT(*) AS total FROM import_rows r LEFT JOIN customers c ON c.id = r.recordId
    WHERE (${touchedCustomer('r.recordId', '')})`,
  jobs: `SELECT COUNT(*) AS total FROM import_rows r LEFT JOIN jobs j ON j.id = r.recordId
    WHERE (${TOUCHED_JOB})`,
};

/** Counts the records of an import that were changed since. */
@Injectable()
export class TouchedRecords {
  constructor(private readonly database: Database) {}

  async count(kind: string, importId: number): Promise<number> {
    const ofAll = "r.importId = ? AND r.state = 'made'";
    if (kind === 'customers') return this.sum(`${RECORDS.customers} AND ${ofAll}`, [importId]);
    const jobs = await this.sum(`${RECORDS.jobs} AND ${ofAll}`, [importId]);
    const customers = await this.sum(
      `SELECT COUNT(*) AS total FROM import_rows r LEFT JOIN customers c ON c.id = r.customerMadeId
        WHERE r.importId = ? AND r.state = 'made' AND r.customerMadeId IS NOT NULL
          AND (${touchedCustomer('r.customerMadeId', NOT_OF_THIS)})`,
      [importId, importId],
    );
    return jobs + customers;
  }

  /** For one row. The customer created with a job is not part of it. */
  async isTouched(kind: ImportKind, rowId: number): Promise<boolean> {
    return (await this.sum(`${RECORDS[kind]} AND r.id = ?`, [rowId])) > 0;
  }

  /** Whether the customer created with jobs of the import has other uses. */
  async isCustomerTouched(importId: number, customerId: number): Promise<boolean> {
    const touched = await this.sum(
      `SELECT COUNT(*) AS total FROM (SELECT ? AS id) m LEFT JOIN customers c ON c.id = m.id
        WHERE ${touchedCustomer('m.id', NOT_OF_THIS)}`,
      [customerId, importId],
    );
    return touched > 0;
  }

  private async sum(sql: string, values: readonly number[]): Promise<number> {
    const [row] = await this.database.query<Row>(sql, values);
    return toNumber(row?.total);
  }
}
