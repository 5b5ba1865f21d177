import { Caller } from '../app/caller';
import type { DatabaseSettings } from '../../src/config/settings-types';
import { describeOn, preparedPlace } from '../databases/databases';
import { type Onlooker, onlookerAt } from '../databases/onlooker';
import { WebhookReceiver } from '../webhooks/webhook-receiver';
import { Load } from './load';
import { runPast } from './outside-writes';
import { ServerProcess } from './server-process';
import { serverOn } from './server-settings';
import {
  INSIDE,
  KILLS,
  LET_LEASES_RUN_OUT,
  makeWebhook,
  verify,
  WRITERS,
} from './webhook-promises';

const DEADLINE_MS = (5 + KILLS) * 60_000;

describeOn('mysql', 'Webhooks of two replicas, of which one or the other is killed', () => {
  interface Replica {
    server: ServerProcess;
    readonly load: Load;
    /** Resolves when its server stops. */
    writing: Promise<void>;
  }
  let place: DatabaseSettings;
  let receiver: WebhookReceiver;
  let replicas: readonly [Replica, Replica];
  let onlooker: Onlooker;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    place = await preparedPlace('mysql');
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

  test(
    'all reach the receiver, in order for each job',
    async () => {
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
      await runPast(place, LET_LEASES_RUN_OUT);
      await verify(
        receiver,
        onlooker,
        replicas.map(({ load }) => load),
      );
    },
    DEADLINE_MS,
  );
});
