import { Injectable } from '@nestjs/common';
import { AuthModuleOptions, PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { Clock } from '../../../config/clock';
import type { Caller } from '../../../http/access/actor';
import { tokenOf } from './session-cookie';
import { ALGORITHM, AUDIENCE, ISSUER, SessionTokens, sidHashOf } from './session-token';
import { SessionUse } from './session-use';
import { SessionQueries } from './session.queries';

/** Finds the user by the session that the request's token identifies. */
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
      // The type allows only a string, which would be tried as a public key with every token.
      secretOrKey: tokens.key as unknown as string,
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      ignoreExpiration: true, // by the machine's clock; `validate` asks ours
    });
    passport.use(String(defaultStrategy), this);
  }

  /** Reads the session on every request, so that an ended session stops working at once. */
  async validate(payload: object): Promise<Caller | null> {
    const now = this.clock.now();
    const sidHash = sidHashOf(payload, now);
    const session = sidHash === null ? null : await this.sessions.used(sidHash, now);
    if (session === null) return null;
    this.use.note(session.caller.actor.sessionId, session.lastUsedAt, now);
    return session.caller;
  }
}
