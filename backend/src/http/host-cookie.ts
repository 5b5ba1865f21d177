import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';

/**
 * A cookie that other hosts of the same domain can neither read nor set. Plain http (a LAN, development) cannot set
 * `__Host-` cookies, so there the name has no prefix.
 */
export class HostCookie {
  constructor(private readonly plainName: string) {}

  of(request: FastifyRequest): string | null {
    return request.cookies[this.nameFor(request)] ?? null;
  }

  set(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
    void reply.setCookie(this.nameFor(request), value, { ...optionsFor(request), maxAge });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    void reply.clearCookie(this.nameFor(request), optionsFor(request));
  }

  private nameFor(request: FastifyRequest): string {
    return isSecure(request) ? `__Host-${this.plainName}` : this.plainName;
  }
}

function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}

/** Lax: an identity provider sends the browser back with it. */
function optionsFor(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const;
}
