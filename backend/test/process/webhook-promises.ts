import type { Caller } from '../app/caller';
import { eventually } from '../app/eventually';
import { expectStatus } from '../records/jobs';
import type { Onlooker } from '../databases/onlooker';
import { IS_FULL_TIER } from '../app/tier';
import type { WebhookReceiver } from '../webhooks/webhook-receiver';
import type { Load } from './load';

/** Number of kills per database. */
export const KILLS = Number(process.env['KILLS'] ?? (IS_FULL_TIER ? 4 : 1));
export const WRITERS = 4;
export const INSIDE = { WEBHOOK_INSIDE_HOSTS: '127.0.0.1' };
const EVENTS = ['job.created', 'job.picked-up', 'job.in-transit', 'job.delivered'];

/** Makes a killed server's deliveries due at once, instead of after their lease of 30 s. */
export const LET_LEASES_RUN_OUT =
  "UPDATE webhook_deliveries SET runAt = createdAt WHERE state = 'waiting'";

interface StoredEvent {
  readonly eventId: string;
  readonly type: string;
  readonly resourceId: number;
}

export async function makeWebhook(admin: Caller, receiver: WebhookReceiver): Promise<void> {
  const webhook = { name: 'All', address: `${receiver.url}/`, events: EVENTS };
  expectStatus(await admin.post('/api/webhooks', webhook), 201);
}

/** The events of each job in order and without repeats; a repeat must have the same text and id. */
function toldOf(receiver: WebhookReceiver) {
  const told = new Map<number, string[]>();
  const known = new Map<string, string>();
  for (const [index, { id, type, resourceId }] of receiver.events().entries()) {
    const received = receiver.received[index];
    const text = received?.text ?? '';
    expect(received?.headers['webhook-id']).toBe(id);
    const first = known.get(id);
    if (first === undefined) told.set(resourceId, [...(told.get(resourceId) ?? []), type]);
    else expect(text).toBe(first);
    known.set(id, text);
  }
  return { told, ids: [...known.keys()] };
}

/** Checks that all promised events were delivered, in order for each job. */
export async function verify(
  receiver: WebhookReceiver,
  onlooker: Onlooker,
  loads: readonly Load[],
): Promise<void> {
  const waiting = () => onlooker.rows("SELECT id FROM webhook_deliveries WHERE state <> 'done'");
  await eventually('all of them are taken', async () => (await waiting()).length === 0);
  const stored = await onlooker.rows<StoredEvent>(
    'SELECT eventId, type, resourceId FROM webhook_deliveries ORDER BY id',
  );
  const promised = loads.flatMap(({ wishes }) => wishes.flatMap((wish) => wish.acknowledged ?? []));
  expect(promised.length).toBeGreaterThan(KILLS);
  const { told, ids } = toldOf(receiver);
  expect(ids.sort()).toEqual(stored.map(({ eventId }) => eventId).sort());
  for (const types of told.values()) expect(types).toEqual(EVENTS.slice(0, types.length));
  for (const { id, version } of promised)
    expect(told.get(id)?.length ?? 0).toBeGreaterThanOrEqual(version);
  expect(loads.flatMap(({ surprises }) => surprises)).toEqual([]);
}
