import { canonicalJson } from '../../database/records/canonical-json';
import { UnitReport } from '../../database/schema/entities/jobs/unit-report';
import type { Tx } from '../../database/transactions/transaction';
import { itemAt } from '../plan-jobs';
import type { PlannedReport } from '../plan-reports';
import { chunks, type People } from './store-jobs';

export async function storeReports(
  tx: Tx,
  reports: readonly PlannedReport[],
  { drivers }: People,
): Promise<void> {
  const units: { id: number; jobId: number; position: number }[] = await tx.manager.query(
    'SELECT id, jobId, position FROM job_units',
  );
  const ids = new Map(units.map(({ id, jobId, position }) => [`${jobId}/${position}`, id]));
  const rows = reports.flatMap(
    ({ jobId, position, stage, tappedAt, driver, report, newDamage }) => {
      const unitId = ids.get(`${jobId}/${position}`);
      const { userId, name } = itemAt(drivers, driver);
      if (unitId === undefined) return [];
      const by = { byId: userId, byName: name, tappedAt, receivedAt: tappedAt };
      const content = canonicalJson(report);
      return [{ unitId, stage, content, newDamage, isSkipped: false, ...by }];
    },
  );
  for (const part of chunks(rows)) await tx.manager.insert(UnitReport, part);
}
