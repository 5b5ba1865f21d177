import { Injectable } from '@nestjs/common';
import { AuthModuleOptions, PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { Clock } from '../../config/clock';
import type { Caller } from '../../http/access/actor';
import { tokenOf } from './session-cookie';
import { ALGORITHM, AUDIENCE, ISSUER, SessionTokens, sidHashOf } from './session-token';
import { SessionUse } from './session-use';
import { SessionQueries } from './session.queries';

/** Finds the person by the session that the request's token names. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy) {
  constructor(
    tokens: SessionTokens,
    { defaultStrategy }: AuthModuleOptions,
    private readonly sessions: SessionQueries,
    private readonly use: SessionUse,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: tokenOf,
      // Its types know text alone, which would be tried as a public key with every token.
      secretOrKey: tokens.key as unknown as string,
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      ignoreExpiration: true, // by the machine's clock; `validate` asks ours
    });
    passport.use(String(defaultStrategy), this);
  }

  /** The session is read with every request: one that was ended is nobody's from then on. */
  async validate(payload: object): Promise<Caller | null> {
    const now = this.clock.now();
    const sidHash = sidHashOf(payload, now);
    const session = sidHash === null ? null : await this.sessions.used(sidHash, now);
    if (session === null) return null;
    this.use.note(session.caller.actor.sessionId, session.lastUsedAt, now);
    return session.caller;
  }
}
