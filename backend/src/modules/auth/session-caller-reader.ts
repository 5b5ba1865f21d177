import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../config/clock';
import { CallerReader } from '../../http/access/access.guard';
import type { Caller } from '../../http/access/actor';
import { tokenOf } from './session-cookie';
import { SessionTokens } from './session-token';
import { SessionQueries } from './session.queries';

/** Finds the person by the session that the request's token names. */
@Injectable()
export class SessionCallerReader extends CallerReader {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly sessions: SessionQueries,
    private readonly clock: Clock,
  ) {
    super();
  }

  async read(request: FastifyRequest): Promise<Caller | null> {
    const token = tokenOf(request);
    if (token === null) return null;
    const now = this.clock.now();
    const sidHash = this.tokens.read(token, now);
    return sidHash === null ? null : this.sessions.caller(sidHash, now);
  }
}
