import { PASSWORD } from '../cast';
import type { TestApi } from '../http';
import { expectStatus, makeCustomer, makeDriverJob, makeJob } from '../jobs';
import { makeRefusal } from '../operations';
import { takePhoto } from '../photos';

let people = 0;

/** Fresh records of every kind; the driver's own job is in transit. */
export async function records(api: TestApi) {
  people += 1;
  const admin = await api.as('admin');
  const deleted = await makeDriverJob(api, 'assigned');
  expectStatus(await admin.delete(`/api/jobs/${deleted.id}`), 204);
  const person = { name: 'Paula', email: `paula-${people}@example.com`, password: PASSWORD };
  const user = expectStatus(
    await admin.post('/api/admin/users', { ...person, role: 'admin' }),
    201,
  );
  const ownJob = (await makeDriverJob(api, 'in-transit')).id as number;
  const theirJob = (await makeDriverJob(api, 'in-transit', 'otherDriver')).id as number;
  const waiting = async (member: 'driver' | 'otherDriver') => {
    const body = { vehicleUnitsData: [{ make: 'Kia' }] };
    const { id, jobVehicles } = await makeDriverJob(api, 'assigned', member, body);
    return { job: id as number, unit: jobVehicles[0].id as number };
  };
  const waitingUnits = {
    driver: await waiting('driver'),
    otherDriver: await waiting('otherDriver'),
  };
  const photoOf = async (member: 'driver' | 'otherDriver') =>
    (await takePhoto(api, waitingUnits[member], {}, member)).id as number;
  return {
    waiting: waitingUnits,
    photos: { driver: await photoOf('driver'), otherDriver: await photoOf('otherDriver') },
    job: (await makeJob(api)).id as number,
    ownJob,
    theirJob,
    refused: {
      driver: await makeRefusal(api, 'driver', ownJob),
      otherDriver: await makeRefusal(api, 'otherDriver', theirJob),
    },
    deliveredJob: (await makeDriverJob(api, 'delivered', 'otherDriver')).id as number,
    deletedJob: deleted.id as number,
    customer: await makeCustomer(api, 'Garage'),
    otherCustomer: await makeCustomer(api, 'Garage'),
    user: user.id as number,
  };
}
