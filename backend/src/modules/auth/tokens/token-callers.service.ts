import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../../http/access/actor';
import { TokenCallers } from '../../../http/access/token-callers';
import { Changes } from '../../base/activity/changes';
import { rateHeaders, refuseTooMany, TokenRate } from './token-rate';
import { tokenHashOf } from './token-secret';
import { TokenUse } from './token-use';
import { type PresentedToken, TokenQueries } from './token.queries';
import { TokenRepository } from './token.repository';

/** Logs a program that keeps using an expired token once an hour, not with every request. */
const TOLD_EVERY_MS = 60 * 60_000;

@Injectable()
export class ProgramTokenCallers extends TokenCallers {
  constructor(
    private readonly queries: TokenQueries,
    private readonly tokens: TokenRepository,
    private readonly rate: TokenRate,
    private readonly use: TokenUse,
    private readonly changes: Changes,
  ) {
    super();
  }

  async callerOf(secret: string, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const hash = tokenHashOf(secret);
    const token = hash === null ? null : await this.queries.presented(hash);
    if (token === null) throw new AppError('token_refused');
    const now = this.changes.now();
    if (token.expiresAt <= now) {
      await this.tellExpired(token, request.ip, now);
      throw new AppError('token_refused');
    }
    const standing = await this.rate.take(token.id);
    void reply.headers(rateHeaders(standing));
    refuseTooMany(standing);
    this.use.note(token, request.ip, now);
    return token.caller;
  }

  private async tellExpired(token: PresentedToken, address: string, now: Date): Promise<void> {
    const { id, name, refusedAt, expiresAt, caller } = token;
    if (refusedAt !== null && now.getTime() - refusedAt.getTime() < TOLD_EVERY_MS) return;
    await this.changes.run(async (tx) => {
      await this.tokens.noteRefusal(tx, id, now);
      await this.changes.record(tx, caller.actor, {
        action: 'token.refused',
        resourceId: id,
        after: { name, address, expiresAt: expiresAt.toISOString() },
      });
    });
  }
}
