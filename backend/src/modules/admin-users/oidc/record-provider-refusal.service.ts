import { Injectable, Logger } from '@nestjs/common';
import { Changes } from '../../base/activity/changes';
import type { ProviderRefusal } from './provider-refusal';

/** Enough to see an attacker's intent, too few to fill the table. */
const MOST_AN_HOUR = 100;
const HOUR_MS = 60 * 60_000;
/** These can be triggered without the provider. */
const OF_NOBODY = new Set(['off', 'lost']);

/** Records why a sign-in by the provider was refused. Never throws. */
@Injectable()
export class RecordProviderRefusalService {
  private readonly logger = new Logger('Sign-in by provider');
  private hour = { began: 0, count: 0 };

  constructor(private readonly changes: Changes) {}

  async record({ problem, userId, cause }: ProviderRefusal, address: string): Promise<void> {
    if (OF_NOBODY.has(problem)) return;
    // The full error may contain tokens.
    this.logger.warn(`Refused, ${problem}${whyOf(cause)}`);
    if (!this.isFew()) return;
    try {
      await this.changes.run((tx) =>
        this.changes.record(tx, null, {
          action: 'session.refused',
          resourceId: userId,
          after: { way: 'oidc', reason: problem, address },
        }),
      );
    } catch (error) {
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  private isFew(): boolean {
    const now = this.changes.now().getTime();
    if (now - this.hour.began >= HOUR_MS) this.hour = { began: now, count: 0 };
    this.hour.count += 1;
    return this.hour.count <= MOST_AN_HOUR;
  }
}

/** openid-client puts the details of an invalid claim into the error's cause. */
function whyOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  const code = 'code' in cause ? ` ${String(cause.code)}` : '';
  return `: ${cause.name}${code} ${cause.message}${whyOf(cause.cause)}`;
}
