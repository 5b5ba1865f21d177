import type { PhotoPlace } from '@dispatch/domain/report/photo';
import {
  isReportComplete,
  levelFor,
  type ReportedUnit,
  type ReportLevel,
} from '@dispatch/domain/report/required-parts';
import type { UnitReport } from '@dispatch/domain/report/unit-report';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { toNumber, toText } from '../../../database/rows';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The delivery reports of a job's units, except units left behind. */
const REPORTS = `SELECT u.id, r.content FROM job_units u
  LEFT JOIN unit_reports r ON r.unitId = u.id AND r.stage = 'delivery'
  WHERE u.jobId = ? AND u.leftReason IS NULL`;
const PHOTOS = `SELECT p.unitId, p.place FROM job_units u
  JOIN unit_photos p ON p.unitId = u.id AND p.stage = 'delivery' AND p.deletedAt IS NULL
  WHERE u.jobId = ? AND u.leftReason IS NULL`;

/** Checks whether the delivery report of a job is complete, by the report level of its customer or of the company. */
@Injectable()
export class ReportCompletion {
  private readonly company: ReportLevel;

  constructor({ company }: Settings) {
    this.company = company.reportLevel;
  }

  /** False if nothing is required, and if every unit was left behind. The transaction must hold the job. */
  async isComplete(tx: Tx, { id, customerId }: Pick<Job, 'id' | 'customerId'>): Promise<boolean> {
    const level = await this.levelOf(tx, customerId);
    if (level === 'none') return false;
    const units = await this.unitsOf(tx, id);
    return units.length > 0 && units.every((unit) => isReportComplete(level, unit));
  }

  private async levelOf(tx: Tx, customerId: number | null): Promise<ReportLevel> {
    const rows: { reportLevel: ReportLevel | null }[] =
      customerId === null
        ? []
        : await tx.manager.query('SELECT reportLevel FROM customers WHERE id = ?', [customerId]);
    return levelFor(this.company, rows[0] ?? null);
  }

  private async unitsOf(tx: Tx, jobId: number): Promise<ReportedUnit[]> {
    const reports: Rows = await tx.manager.query(REPORTS, [jobId]);
    const photos: Rows = await tx.manager.query(PHOTOS, [jobId]);
    return reports.map(({ id, content }) => ({
      photos: photos
        .filter(({ unitId }) => toNumber(unitId) === toNumber(id))
        .map(({ place }) => place as PhotoPlace), // checked when it was written
      report: content === null ? null : (JSON.parse(toText(content)) as UnitReport), // as above
    }));
  }
}
