import { describeOnEachDatabase, freshPlace } from '../databases/databases';
import { eventually } from '../eventually';
import { expectStatus } from '../jobs';
import { type Onlooker, onlookerAt } from '../onlooker';
import { WebhookReceiver } from '../webhooks/webhook-receiver';
import { Load } from './load';
import { ServerProcess } from './server-process';
import { serverOn } from './server-settings';

/** How often each database loses its server. */
const KILLS = Number(process.env['KILLS'] ?? 4);
const WRITERS = 4;
const EVENTS = ['job.created', 'job.picked-up', 'job.in-transit', 'job.delivered'];

// Each kill leaves deliveries under a lease of half a minute.
jest.setTimeout((5 + KILLS) * 60_000);

interface StoredEvent {
  readonly eventId: string;
  readonly type: string;
  readonly resourceId: number;
}

describeOnEachDatabase('Webhooks of a server killed again and again', (_makeDatabase, engine) => {
  let receiver: WebhookReceiver;
  let server: ServerProcess;
  let onlooker: Onlooker;
  let load: Load;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    const place = await freshPlace(engine);
    server = await ServerProcess.start(serverOn(place, { WEBHOOK_INSIDE_HOSTS: '127.0.0.1' }));
    onlooker = await onlookerAt(place);
    const admin = await server.admin();
    const webhook = { name: 'All', address: `${receiver.url}/`, events: EVENTS };
    expectStatus(await admin.post('/api/webhooks', webhook), 201);
    load = new Load(admin);
  });
  afterAll(async () => {
    await onlooker.close();
    await server.stop();
    await receiver.stop();
  });

  test('reach the receiver all the same, those of each job in order', async () => {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await load.write(WRITERS, 5 + ((kill * 7) % 13), () => server.kill());
      server = await server.again();
    }
    const waiting = () => onlooker.rows("SELECT id FROM webhook_deliveries WHERE state <> 'done'");
    await eventually('all of them are taken', async () => (await waiting()).length === 0);

    const stored = await onlooker.rows<StoredEvent>(
      'SELECT eventId, type, resourceId FROM webhook_deliveries ORDER BY id',
    );
    const promised = load.wishes.filter(({ acknowledged }) => acknowledged !== null);
    expect(promised.length).toBeGreaterThan(KILLS);
    const told = new Map<number, string[]>();
    const known = new Set<string>();
    for (const { id, type, resourceId } of receiver.events()) {
      // A repeat has the same id.
      if (known.has(id)) continue;
      known.add(id);
      told.set(resourceId, [...(told.get(resourceId) ?? []), type]);
    }
    expect([...known].sort()).toEqual(stored.map(({ eventId }) => eventId).sort());
    for (const types of told.values()) expect(types).toEqual(EVENTS.slice(0, types.length));
    for (const { acknowledged } of promised) {
      const types = told.get(acknowledged?.id ?? 0) ?? [];
      expect(types.length).toBeGreaterThanOrEqual(acknowledged?.version ?? 0);
    }
    expect(load.surprises).toEqual([]);
  });
});
