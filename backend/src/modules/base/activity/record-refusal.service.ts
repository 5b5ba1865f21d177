import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../config/clock';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { callerOf, type Actor } from '../../../http/access/actor';
import { PermissionRefusals } from '../../../http/access/permission-refusals';
import { ActivityLog } from './activity-log';
import { ActivityQueries } from './activity.queries';

const ACTION = 'session.access-refused';
/** Enough to see an attacker's intent, too few to fill the table. */
const MOST_AN_HOUR = 10;
const HOUR_MS = 60 * 60_000;

/** Records refusals for lack of permission in the activity log, next to the sign-ins. */
@Injectable()
export class RecordRefusalService extends PermissionRefusals {
  private readonly logger = new Logger('Refusals');

  constructor(
    private readonly transactions: TransactionRunner,
    private readonly activity: ActivityLog,
    private readonly queries: ActivityQueries,
    private readonly clock: Clock,
  ) {
    super();
  }

  async record(request: FastifyRequest): Promise<void> {
    const actor = callerOf(request)?.actor;
    if (actor === undefined) return;
    try {
      if (!(await this.hasEnough(actor))) await this.write(actor, request);
    } catch (error) {
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  private async hasEnough({ userId }: Actor): Promise<boolean> {
    const of = { action: ACTION, resource: 'session', resourceId: userId } as const;
    const at = await this.queries.nthNewest(of, MOST_AN_HOUR);
    return at !== null && this.clock.now().getTime() - at.getTime() < HOUR_MS;
  }

  private write(actor: Actor, request: FastifyRequest): Promise<void> {
    const { method, ip: address } = request;
    const route = request.routeOptions.url ?? null;
    return this.transactions.run((tx) =>
      this.activity.record(tx, actor, {
        action: ACTION,
        resource: 'session',
        resourceId: actor.userId,
        after: { method, route, address },
      }),
    );
  }
}
