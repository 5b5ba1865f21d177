import { permissionsOf } from '@dispatch/domain/people/permissions';
import type { Settings } from '../../config/settings';
import type { Database } from '../../database/database';
import { Job } from '../../database/schema/entities/jobs/job';
import type { Tx } from '../../database/transactions/transaction';
import { CarrierReader } from '../../modules/base/company/carrier';
import { CompanyProfileQueries } from '../../modules/base/company/company-profile.queries';
import { JobQueries } from '../../modules/jobs/read/job.queries';
import { ReportVersionRepository } from '../../modules/drivers/signatures/report-version.repository';
import { SealReportService } from '../../modules/drivers/signatures/seal-report.service';
import { VersionFactsReader } from '../../modules/drivers/signatures/version-facts.reader';
import { itemAt } from '../plan-jobs';
import type { PlannedSignature } from '../plan-signatures';
import type { People } from './store-jobs';

/** The service that seals reports, without the running application. */
export function sealingOn(database: Database, settings: Settings): SealReportService {
  const carrier = new CarrierReader(new CompanyProfileQueries(database), settings);
  const facts = new VersionFactsReader(new JobQueries(database), database, carrier);
  return new SealReportService(new ReportVersionRepository(), facts);
}

/** Stores the latest signatures with each job, and seals a version for every signature. */
export async function storeSignatures(
  tx: Tx,
  sealing: SealReportService,
  signatures: readonly PlannedSignature[],
  { drivers }: People,
): Promise<void> {
  for (const { jobId, stage, signedAt, driver, signature } of signatures) {
    const { userId, name, driverId } = itemAt(drivers, driver);
    const { outcome, name: signedBy } = signature;
    await tx.manager.update(
      Job,
      { id: jobId },
      stage === 'pickup'
        ? { pickupOutcome: outcome, pickupSignedBy: signedBy, pickupSignedAt: signedAt }
        : { deliveryOutcome: outcome, deliverySignedBy: signedBy, deliverySignedAt: signedAt },
    );
    const permissions = permissionsOf({ role: 'driver', seesPrices: false });
    const actor = { userId, name, role: 'driver', permissions, driverId, sessionId: 0 } as const;
    await sealing.seal(tx, actor, jobId, { stage, signature, signedAt, receivedAt: signedAt });
  }
}
