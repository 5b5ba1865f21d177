import { http, HttpResponse } from 'msw';
import { createHash } from 'node:crypto';
import '../../../testing/phone/offlineStore';
import { refusal, server } from '../../../testing/answers/server';
import { hold } from '../../../testing/hold';
import { fileOf, makePhotoQueue as makeQueue, OWN, photo } from '../../../testing/phone/keptPhotos';
import { makeHaul } from '../../../testing/phone/driverPortal';
import type { Operation } from '../queue/operation';
import { listOperations, removeOperation, storeOperation } from '../queue/operationTable';
import { sendInBackground } from '../queue/sendInBackground';
import { forgetPerson, rememberSender } from '../store/database';
import { countUnsentPhotos, readPhotoFile, readPhotos } from './photoTable';

interface Sent {
  readonly unit: string;
  readonly id: string;
  readonly bearer: string | null;
}

/**
 * The server's rules (take-photo.service.ts): content that does not match its hash is refused, and
 * a known client id is acknowledged but not stored again. `meet` may answer instead.
 */
function servePhotos(meet: (sent: Sent, isNew: boolean) => Response | null = () => null) {
  const taken = new Map<string, string>();
  const asked: Sent[] = [];
  server.use(
    http.post('*/api/jobs/:job/units/:unit/photos', async ({ params, request }) => {
      const query = new URL(request.url).searchParams;
      const id = query.get('clientId') ?? '';
      const unit = `${String(params['job'])}/${String(params['unit'])}`;
      const sent = { unit, id, bearer: request.headers.get('Authorization') };
      asked.push(sent);
      const body = Buffer.from(await request.arrayBuffer());
      if (createHash('sha256').update(body).digest('hex') !== query.get('sha256'))
        return refusal(400, 'upload_cut_off', 'The file was damaged during the upload.');
      const answer = meet(sent, !taken.has(id));
      if (answer !== null) return answer;
      if (!taken.has(id)) taken.set(id, `${unit} ${body.toString()}`);
      return HttpResponse.json({});
    }),
  );
  return { taken, asked };
}

test('108 photos are sent once each, oldest first, and their files are deleted from the phone', async () => {
  const { taken, asked } = servePhotos();
  const queue = makeQueue();
  const wanted: string[] = [];
  for (let unitId = 1; unitId <= 9; unitId += 1)
    for (let n = 1; n <= 12; n += 1) {
      const text = `unit ${unitId}, photo ${n}`;
      wanted.push(`7/${unitId} ${text}`);
      await queue.add(photo({ unitId }), fileOf(text));
    }
  expect(queue.getState().waiting).toHaveLength(108);
  expect(await queue.flush()).toBe('done');
  expect([...taken.values()]).toEqual(wanted);
  expect(asked).toHaveLength(108);
  expect(asked[0]?.bearer).toBe('Bearer mine');
  expect(await countUnsentPhotos()).toBe(0);
  // Sent photos are still shown on the phone.
  expect((await readPhotos(OWN)).photos).toHaveLength(108);
});

test('after a lost answer the next page sends the photo again, and it is stored once', async () => {
  const { taken, asked } = servePhotos();
  let isLost = true;
  server.use(
    http.post('*/photos', async ({ request }) => {
      if (!isLost) return undefined;
      isLost = false;
      taken.set(new URL(request.url).searchParams.get('clientId') ?? '', 'first');
      await request.arrayBuffer();
      return HttpResponse.error();
    }),
  );
  const killed = makeQueue();
  const { id } = await killed.add(photo(), fileOf('first'));
  expect(await killed.flush()).toBe('unreachable');
  expect(await readPhotoFile(id)).not.toBeNull();
  const next = makeQueue();
  expect(await next.flush()).toBe('done');
  expect([...taken]).toEqual([[id, 'first']]);
  expect(asked).toHaveLength(1);
});

test("a job's taps and notes go first; other jobs do not wait", async () => {
  const { taken } = servePhotos();
  const queue = makeQueue([7]);
  await queue.add(photo({ jobId: 7 }), fileOf('held'));
  await queue.add(photo({ jobId: 8 }), fileOf('free'));
  expect(await queue.flush()).toBe('unreachable');
  expect([...taken.values()]).toEqual(['8/1 free']);
  expect(queue.getState().waiting).toHaveLength(1);
});

test.each([
  [404, 'not_found'],
  [409, 'too_many_unit_photos'],
  [413, 'photo_too_large'],
  [400, 'not_a_photo'],
])(
  'a photo refused with %i stays until the driver decides, and the following ones are sent',
  async (...is) => {
    const [status, code] = is;
    let isRefusing = true;
    const { taken } = servePhotos(({ unit }) =>
      isRefusing && unit === '7/1' ? refusal(status, code, 'No.') : null,
    );
    const queue = makeQueue();
    const { id } = await queue.add(photo({ unitId: 1 }), fileOf('refused'));
    await queue.add(photo({ unitId: 2 }), fileOf('good'));
    expect(await queue.flush()).toBe('done');
    expect([...taken.values()]).toEqual(['7/2 good']);
    const next = makeQueue();
    await next.load();
    expect(next.getState().refused).toMatchObject([{ id, refusal: { code } }]);
    expect(await readPhotoFile(id)).not.toBeNull();
    isRefusing = false;
    await next.retry(next.getState().refused);
    expect(taken.get(id)).toBe('7/1 refused');
  },
);

test.each([503, 507, 429])('%i stops sending, and everything waits', async (status) => {
  const { asked } = servePhotos(() => refusal(status, 'storage_full', 'There is no room.'));
  const queue = makeQueue();
  await queue.add(photo(), fileOf('one'));
  await queue.add(photo(), fileOf('two'));
  expect(await queue.flush()).toBe('unreachable');
  expect(asked).toHaveLength(1);
  expect(queue.getState()).toMatchObject({ waiting: [{}, {}], refused: [] });
});

test('a photo that fails alone does not block the others', async () => {
  const { taken } = servePhotos(({ unit }) =>
    unit === '7/1' ? refusal(500, 'internal', 'Something failed.') : null,
  );
  const queue = makeQueue();
  await queue.add(photo({ unitId: 1 }), fileOf('bad'));
  await queue.add(photo({ unitId: 2 }), fileOf('good'));
  expect(await queue.flush()).toBe('unreachable');
  expect([...taken.values()]).toEqual(['7/2 good']);
  expect(queue.getState().waiting).toHaveLength(1);
});

test('after the session ended all photos wait for the next sign-in', async () => {
  servePhotos(() => refusal(401, 'unauthenticated', 'Please log in.'));
  const queue = makeQueue();
  await queue.add(photo(), fileOf('one'));
  expect(await queue.flush()).toBe('signed-out');
  const { taken } = servePhotos();
  expect(await makeQueue().flush()).toBe('done');
  expect(taken.size).toBe(1);
});

test('on a full phone a photo is not stored at all, and the error is reported', async () => {
  const queue = makeQueue();
  await queue.add(photo(), fileOf('kept'));
  // As browsers do when the quota is exceeded.
  const spy = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
    this: IDBTransaction,
  ) {
    this.abort();
  });
  await expect(queue.add(photo(), fileOf('too much'))).rejects.toThrow();
  spy.mockRestore();
  expect(queue.getState().photos).toHaveLength(1);
  expect((await readPhotos(OWN)).photos).toHaveLength(1);
  expect(await countUnsentPhotos()).toBe(1);
});

test("a deleted photo is not sent, and other users' photos stay", async () => {
  const { taken } = servePhotos();
  const queue = makeQueue();
  const { id } = await queue.add(photo(), fileOf('deleted'));
  await queue.add(photo({ userId: 3 }), fileOf('of another'));
  await queue.discard([id]);
  expect(await queue.flush()).toBe('done');
  expect(taken.size).toBe(0);
  expect(await countUnsentPhotos()).toBe(1);
  await forgetPerson(3);
  expect(await countUnsentPhotos()).toBe(0);
});

test('a photo deleted while being sent is removed once it is known not to have arrived', async () => {
  const { held, release } = hold();
  const begun = hold();
  server.use(
    http.post('*/api/jobs/:job/units/:unit/photos', async () => {
      begun.release();
      await held;
      return HttpResponse.error();
    }),
  );
  const queue = makeQueue();
  const { id } = await queue.add(photo(), fileOf('on its way'));
  const sending = queue.flush();
  await begun.held;
  const discarding = queue.discard([id]);
  expect(queue.getState().photos).toHaveLength(1);
  release();
  expect(await sending).toBe('unreachable');
  await discarding;
  expect(queue.getState().photos).toEqual([]);
  expect(await countUnsentPhotos()).toBe(0);
});

test('two tabs send a photo once, with or without browser locks', async () => {
  const { taken } = servePhotos();
  const tabs = [makeQueue(), makeQueue()];
  await tabs[0]?.add(photo(), fileOf('once'));
  expect(await Promise.all(tabs.map((tab) => tab.flush()))).toEqual(['done', 'done']);
  expect([...taken.values()]).toEqual(['7/1 once']);
});

test('photos that the browser evicted are reported', async () => {
  const queue = makeQueue();
  await queue.load();
  await queue.add(photo(), fileOf('lost'));
  await new Promise((resolve) => (indexedDB.deleteDatabase('driver-portal').onsuccess = resolve));
  await queue.load();
  expect(queue.getState()).toMatchObject({ lost: 1, waiting: [] });
});

test('with no page open the worker sends photos after the taps', async () => {
  const { taken, asked } = servePhotos();
  const tap: Operation = {
    ...{ id: 'tap', userId: OWN, jobId: 7, jobName: 'JOB-000007', baseVersion: 1 },
    ...{ type: 'status', status: 'in-transit', notes: null, refusal: null },
    tappedAt: '2026-03-03T19:05:00.000Z',
  };
  server.use(
    http.post('*/api/driver/operations', () => {
      expect(asked).toHaveLength(0);
      const job = makeHaul(7, { status: 'in-transit' });
      return HttpResponse.json({
        results: [{ id: 'tap', outcome: 'applied', code: null, message: null, job }],
      });
    }),
  );
  await rememberSender({ userId: OWN, token: 'mine' });
  await makeQueue().add(photo(), fileOf('by the worker'));
  await storeOperation(tap, null);
  await sendInBackground();
  expect(await listOperations(OWN)).toEqual([]);
  expect([...taken.values()]).toEqual(['7/1 by the worker']);
  await removeOperation('tap');
});
