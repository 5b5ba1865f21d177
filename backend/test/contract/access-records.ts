import { CustomerNotice } from '../../src/database/schema/entities/customer-notices/customer-notice';
import { OutboxTask } from '../../src/database/schema/entities/outbox-task';
import { insertRecord } from '../../src/database/records/records';
import { PASSWORD } from '../app/cast';
import type { TestApi } from '../app/http';
import { expectStatus, makeCustomer, makeDriverJob, makeJob } from '../records/jobs';
import { makeRefusal } from '../reports/operations';
import { takePhoto } from '../reports/photos';

export type DriverMember = 'driver' | 'otherDriver';

let people = 0;

/** New records of every kind, each created on first use; the drivers' jobs are in transit. */
export function records(api: TestApi) {
  const jobs = ofEach(async (member) => idOf(await makeDriverJob(api, 'in-transit', member)));
  const waiting = ofEach(async (member) => {
    const body = { vehicleUnitsData: [{ make: 'Kia' }] };
    const { id, jobVehicles } = await makeDriverJob(api, 'assigned', member, body);
    return { job: id as number, unit: jobVehicles[0].id as number };
  });
  const customer = once(() => makeCustomer(api, 'Garage'));
  return {
    ...{ jobs, waiting, customer },
    photos: ofEach(async (member) =>
      idOf(await takePhoto(api, await waiting[member](), {}, member)),
    ),
    refused: ofEach(async (member) => makeRefusal(api, member, await jobs[member]())),
    notices: ofEach(async (member) => failedNotice(api, await jobs[member](), await customer())),
    job: once(async () => idOf(await makeJob(api))),
    deliveredJob: once(async () => idOf(await makeDriverJob(api, 'delivered', 'otherDriver'))),
    deletedJob: once(async () => {
      const id = idOf(await makeDriverJob(api, 'assigned'));
      expectStatus(await (await api.as('admin')).delete(`/api/jobs/${id}`), 204);
      return id;
    }),
    otherCustomer: once(() => makeCustomer(api, 'Garage')),
    user: once(async () => {
      people += 1;
      const person = { name: 'Paula', email: `paula-${people}@example.com`, password: PASSWORD };
      const admin = await api.as('admin');
      const body = { ...person, role: 'admin' };
      return idOf(expectStatus(await admin.post('/api/admin/users', body), 201));
    }),
  };
}

const idOf = ({ id }: { id: number }) => id;

function ofEach<T>(make: (member: DriverMember) => Promise<T>) {
  return { driver: once(() => make('driver')), otherDriver: once(() => make('otherDriver')) };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** A failed customer notice: its e-mail was refused. */
function failedNotice(api: TestApi, jobId: number, customerId: number): Promise<number> {
  return api.transactions.run(async (tx) => {
    const createdAt = api.clock.now();
    const taskId = await insertRecord(tx, OutboxTask, {
      ...{ kind: 'customer-notice', resource: 'job', resourceId: jobId, dedupe: null },
      ...{ payload: '{}', state: 'parked', attempts: 1, runAt: createdAt, createdAt },
      ...{ lastError: 'no such mailbox', doneAt: null },
    });
    return insertRecord(tx, CustomerNotice, {
      ...{ jobId, customerId, event: 'delivered', state: 'failed', taskId, createdAt },
      ...{ email: 'gone@example.com', reason: 'refused', problem: '550', settledAt: null },
    });
  });
}
