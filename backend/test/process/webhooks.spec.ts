import { Caller } from '../caller';
import { describeOn, describeOnEachDatabase, preparedPlace } from '../databases/databases';
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
const INSIDE = { WEBHOOK_INSIDE_HOSTS: '127.0.0.1' };

// Each kill leaves deliveries under a lease of half a minute.
jest.setTimeout((5 + KILLS) * 60_000);

interface StoredEvent {
  readonly eventId: string;
  readonly type: string;
  readonly resourceId: number;
}

async function makeWebhook(admin: Caller, receiver: WebhookReceiver): Promise<void> {
  const webhook = { name: 'All', address: `${receiver.url}/`, events: EVENTS };
  expectStatus(await admin.post('/api/webhooks', webhook), 201);
}

/** What came to each job, in its order and without repeats; these say the same under the same id. */
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

/** Whatever was promised is told, each event of a job after those before it. */
async function verify(
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

describeOnEachDatabase('Webhooks of a server killed again and again', (_makeDatabase, engine) => {
  let receiver: WebhookReceiver;
  let server: ServerProcess;
  let onlooker: Onlooker;
  let load: Load;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    const place = await preparedPlace(engine);
    server = await ServerProcess.start(serverOn(place, INSIDE));
    onlooker = await onlookerAt(place);
    const admin = await server.admin();
    await makeWebhook(admin, receiver);
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
    await verify(receiver, onlooker, [load]);
  });
});

describeOn('mysql', 'Webhooks of two replicas, of which one or the other is killed', () => {
  interface Replica {
    server: ServerProcess;
    readonly load: Load;
    /** Over when its server is silent. */
    writing: Promise<void>;
  }
  let receiver: WebhookReceiver;
  let replicas: readonly [Replica, Replica];
  let onlooker: Onlooker;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    const place = await preparedPlace('mysql');
    onlooker = await onlookerAt(place);
    const first = await ServerProcess.start(serverOn(place, INSIDE));
    const admin = await first.admin();
    const second = await ServerProcess.start(serverOn(place, INSIDE));
    const beside = new Caller(second.address, admin.token);
    replicas = [
      { server: first, load: new Load(admin, 'first'), writing: Promise.resolve() },
      { server: second, load: new Load(beside, 'second'), writing: Promise.resolve() },
    ];
    await makeWebhook(admin, receiver);
  });
  afterAll(async () => {
    await onlooker.close();
    for (const { server } of replicas) await server.stop();
    await receiver.stop();
  });

  test('reach the receiver all the same, those of each job in order', async () => {
    for (const replica of replicas) replica.writing = replica.load.run(WRITERS / 2);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const [lost, left] = kill % 2 === 0 ? replicas : ([replicas[1], replicas[0]] as const);
      await lost.load.promised(5 + ((kill * 7) % 13));
      await lost.server.kill();
      await lost.writing;
      await left.load.promised(5);
      lost.server = await lost.server.again();
      lost.writing = lost.load.run(WRITERS / 2);
    }
    for (const { load, writing } of replicas) {
      load.end();
      await writing;
    }
    await verify(
      receiver,
      onlooker,
      replicas.map(({ load }) => load),
    );
  });
});
