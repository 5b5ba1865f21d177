import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges } from '../../jobs/change/job-changes';
import { SealReportService, type Signing } from './seal-report.service';

/**
 * Stores the result of a signature request, and seals the present report with it. The last result of a stage counts.
 */
@Injectable()
export class SignJobService {
  constructor(
    private readonly changes: JobChanges,
    private readonly sealing: SealReportService,
  ) {}

  /** @throws AppError not_found */
  async sign(actor: Actor, target: Target, signing: Signing): Promise<void> {
    const { stage, signature, signedAt } = signing;
    const { outcome, name } = signature;
    await this.changes.change(actor, target, async (tx, job) => {
      const { number, hash } = await this.sealing.seal(tx, actor, job.id, signing);
      return {
        fields:
          stage === 'pickup'
            ? { pickupOutcome: outcome, pickupSignedBy: name, pickupSignedAt: signedAt }
            : { deliveryOutcome: outcome, deliverySignedBy: name, deliverySignedAt: signedAt },
        beside: { before: {}, after: { stage, outcome, name, sealed: number, hash } },
        action: 'job.signed',
        tappedAt: signedAt,
      };
    });
  }
}
