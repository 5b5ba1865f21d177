import { can, type Permission } from '@dispatch/domain/people/permissions';
import type { FastifyReply } from 'fastify';
import { type Actor, ownerOf } from '../../../http/access/actor';
import type { Action, Change, Resource } from '../../base/activity/activity-entry';
import { mayReadAction } from '../../base/activity/activity-readers';

/** Keeps proxies and browsers from closing a quiet stream. */
export const HEARTBEAT_MS = 20_000;
/** A reader this far behind is disconnected; it reconnects and resumes. */
const MAX_UNSENT_BYTES = 1_000_000;

const ENDS_SESSIONS: readonly Resource[] = ['session', 'user', 'service-account'];
const OF_BILLING: readonly Action[] = ['job.billing-changed', 'job.report-completed'];

/** The resources whose changes drivers receive, if they concern them. */
const OWN_READERS: Partial<Readonly<Record<Resource, Permission>>> = {
  job: 'jobs:read-own',
  driver: 'drivers:read-own',
};

/** The change as this user may see it: office users by permission, drivers if it concerns them. Null if hidden. */
export function heardBy(actor: Actor, change: Change): Change | null {
  if (isOfWhoSignedIn(actor, change)) return change;
  if (can(ownerOf(actor), 'jobs:read')) return isForOffice(actor, change) ? change : null;
  const reader = OWN_READERS[change.resource];
  if (reader === undefined || !can(actor, reader)) return null;
  if (actor.driverId === null || !change.driverIds.includes(actor.driverId)) return null;
  // Drivers must not see a job's billing or the other drivers.
  const action = OF_BILLING.includes(change.action) ? 'job.edited' : change.action;
  return { ...change, action, driverIds: [actor.driverId] };
}

function isOfWhoSignedIn({ userId, token }: Actor, { resource, resourceId }: Change): boolean {
  return token === undefined && resource === 'user' && resourceId === userId;
}

/** Company changes go to all signed-in office users, because the company's name is on every page. */
function isForOffice(actor: Actor, change: Change): boolean {
  const isOnPages = change.resource === 'company' && actor.token === undefined;
  return isOnPages || mayReadAction(actor, change);
}

/** Whether the change may have ended this user's session or token. */
export function touchesSession(actor: Actor, change: Change): boolean {
  if (change.resource === 'token') return change.resourceId === actor.token?.id;
  return ENDS_SESSIONS.includes(change.resource) && change.resourceId === actor.userId;
}

/** One open response of server-sent events. */
export class EventStream {
  constructor(private readonly reply: FastifyReply) {}

  open(): void {
    this.reply.hijack();
    const { raw } = this.reply;
    raw.writeHead(200, {
      ...(this.reply.getHeaders() as Record<string, string>), // set by our own hooks, all text
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  }

  hello(): void {
    this.write('retry: 2000\nevent: hello\ndata: {}\n\n');
  }

  /** Makes the reader reload everything after it missed too many events. */
  reset(id: number): void {
    this.write(`id: ${id}\nevent: reset\ndata: {}\n\n`);
  }

  change({ id, resource, resourceId, action, version, driverIds }: Change): void {
    const data = JSON.stringify({ resource, id: resourceId, action, version, driverIds });
    this.write(`id: ${id}\nevent: change\ndata: ${data}\n\n`);
  }

  /** Sent without an id: a reader that missed it queries again instead of catching up. */
  presence(jobId: number): void {
    this.write(`event: presence\ndata: ${JSON.stringify({ jobId })}\n\n`);
  }

  /** Sent without an id, like `presence`. */
  notices(): void {
    this.write('event: notices\ndata: {}\n\n');
  }

  /** An event rather than a comment, which browsers hide: its absence reveals a dead connection. */
  heartbeat(): void {
    this.write('event: still-here\ndata: {}\n\n');
  }

  close(): void {
    this.reply.raw.end();
  }

  onClose(listener: () => void): void {
    this.reply.raw.once('close', listener);
  }

  private write(text: string): void {
    const { raw } = this.reply;
    if (raw.writableLength > MAX_UNSENT_BYTES) raw.destroy();
    else raw.write(text);
  }
}
