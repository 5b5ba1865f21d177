import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { TokenWindows } from './token-windows';

export const WINDOW_MS = 60_000;
/** A server reserves this fraction of a minute's requests at once, so that few requests wait for a write. */
const LEASES = 12;
const MOST_KNOWN = 10_000;

/** This server's reservation for one token in the current minute. */
interface Lease {
  readonly start: number;
  left: number;
  /** The unreserved requests at this server's last reservation. */
  untaken: number;
  filling: Promise<void> | null;
}

export interface Standing {
  readonly limit: number;
  /** An upper bound of the remaining requests in this window. */
  readonly remaining: number;
  readonly seconds: number;
  readonly isRefused: boolean;
}

/** Limits the request rate of a token across all replicas. The database holds the reservations. */
@Injectable()
export class TokenRate {
  private readonly leases = new LRUCache<number, Lease>({ max: MOST_KNOWN });
  private readonly limit: number;

  constructor(
    { tokenRateLimit }: Settings,
    private readonly windows: TokenWindows,
    private readonly clock: Clock,
  ) {
    this.limit = tokenRateLimit;
  }

  /** Counts one request. */
  async take(tokenId: number): Promise<Standing> {
    for (;;) {
      const now = this.clock.now().getTime();
      const lease = this.leaseAt(tokenId, now - (now % WINDOW_MS));
      const isRefused = lease.left === 0 && lease.untaken === 0;
      if (lease.left > 0 || isRefused) {
        if (!isRefused) lease.left -= 1;
        const seconds = Math.ceil((lease.start + WINDOW_MS - now) / 1000);
        return { limit: this.limit, remaining: lease.left + lease.untaken, seconds, isRefused };
      }
      lease.filling ??= this.fill(tokenId, lease).finally(() => {
        lease.filling = null;
      });
      await lease.filling;
    }
  }

  private leaseAt(tokenId: number, start: number): Lease {
    const known = this.leases.get(tokenId);
    if (known?.start === start) return known;
    const lease: Lease = { start, left: 0, untaken: this.limit, filling: null };
    this.leases.set(tokenId, lease);
    return lease;
  }

  private async fill(tokenId: number, lease: Lease): Promise<void> {
    const wanted = Math.max(1, Math.floor(this.limit / LEASES));
    const taken = await this.windows.take(tokenId, new Date(lease.start), wanted);
    const before = taken - wanted;
    lease.left = Math.max(0, Math.min(wanted, this.limit - before));
    lease.untaken = Math.max(0, this.limit - taken);
  }
}

/** The headers of draft-ietf-httpapi-ratelimit-headers. */
export function rateHeaders({ limit, remaining, seconds }: Standing): Record<string, string> {
  return {
    'RateLimit-Policy': `"token";q=${String(limit)};w=${String(WINDOW_MS / 1000)}`,
    RateLimit: `"token";r=${String(remaining)};t=${String(seconds)}`,
  };
}

export function refuseTooMany({ isRefused, seconds }: Standing): void {
  if (isRefused)
    throw new AppError('too_many_requests', undefined, { data: { retryAfterSeconds: seconds } });
}
