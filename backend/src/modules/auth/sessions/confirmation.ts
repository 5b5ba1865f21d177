import { AppError } from '@dispatch/domain/errors';
import { CONFIRMED_MINUTES } from '@dispatch/domain/people/second-factor';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import type { Actor } from '../../../http/access/actor';
import { SessionQueries } from './session.queries';

/** Whether the user recently confirmed their password. An unlocked screen must not allow lasting changes. */
@Injectable()
export class Confirmation {
  constructor(
    private readonly sessions: SessionQueries,
    private readonly clock: Clock,
  ) {}

  /** Null if the user must confirm first. */
  async until(actor: Actor): Promise<Date | null> {
    const at = await this.sessions.confirmedAt(actor.sessionId);
    const until = at === null ? null : new Date(at.getTime() + CONFIRMED_MINUTES * 60_000);
    return until !== null && until > this.clock.now() ? until : null;
  }

  /** @throws AppError confirmation_needed */
  async require(actor: Actor): Promise<void> {
    if ((await this.until(actor)) === null) throw new AppError('confirmation_needed');
  }
}
