import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieTokenOf, setSessionCookie } from './session-cookie';
import { EndSessionsService } from './end-sessions.service';
import { StartSessionService } from './start-session.service';

/** The session in a browser's cookie. */
@Injectable()
export class BrowserSession {
  constructor(
    private readonly signOut: EndSessionsService,
    private readonly sessions: StartSessionService,
  ) {}

  /** Ends the session of the previous cookie, because no user could end it afterwards. */
  async begin(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    await this.signOut.signOut(cookieTokenOf(request));
    setSessionCookie(request, reply, token, this.sessions.sessionSeconds);
  }
}
