import type { DatabaseSettings } from '../../src/config/settings-types';
import { describeWithDatabase, preparedPlace } from '../databases/databases';
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

describeWithDatabase('Webhooks of a server killed repeatedly', (_makeDatabase, engine) => {
  let place: DatabaseSettings;
  let receiver: WebhookReceiver;
  let server: ServerProcess;
  let onlooker: Onlooker;
  let load: Load;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    place = await preparedPlace(engine);
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

  test(
    'all reach the receiver, in order for each job',
    async () => {
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await load.write(WRITERS, 5 + ((kill * 7) % 13), () => server.kill());
        await runPast(place, LET_LEASES_RUN_OUT);
        server = await server.again();
      }
      await verify(receiver, onlooker, [load]);
    },
    DEADLINE_MS,
  );
});
