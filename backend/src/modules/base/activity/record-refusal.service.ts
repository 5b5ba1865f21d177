import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callerOf, type Actor } from '../../../http/access/actor';
import { PermissionRefusals } from '../../../http/access/permission-refusals';
import { ActivityQueries } from './activity.queries';
import { Changes } from './changes';

const ACTION = 'session.access-refused';
/** Enough to see an attacker's intent, too few to fill the table. */
const MOST_AN_HOUR = 10;
const HOUR_MS = 60 * 60_000;

/** Records refusals for lack of permission in the activity log, next to the sign-ins. */
@Injectable()
export class RecordRefusalService extends PermissionRefusals {
  private readonly logger = new Logger('Refusals');

  constructor(
    private readonly changes: Changes,
    private readonly queries: ActivityQueries,
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
    return at !== null && this.changes.now().getTime() - at.getTime() < HOUR_MS;
  }

  private write(actor: Actor, request: FastifyRequest): Promise<void> {
    const { method, ip: address } = request;
    const route = request.routeOptions.url ?? null;
    return this.changes.run((tx) =>
      this.changes.record(tx, actor, {
        action: ACTION,
        resourceId: actor.userId,
        after: { method, route, address },
      }),
    );
  }
}
