import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';

/**
 * A cookie that other hosts of the domain can neither read nor set. Plain http (a LAN, development) does not allow
 * `__Host-` cookies, so its name has no prefix there.
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

/** Lax, because an identity provider redirects the browser back with it. */
function optionsFor(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const;
}
