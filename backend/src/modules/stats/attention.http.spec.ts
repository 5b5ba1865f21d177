import { describeHttp } from '../../../test/app/http';
import { driverIdOf, expectStatus, makeDriverJob, makeJob } from '../../../test/records/jobs';
import { complete, note, resultsOf } from '../../../test/reports/operations';

describeHttp('The attention counts', (api) => {
  const attention = async () =>
    expectStatus(await (await api().as('admin')).get('/api/stats/attention'), 200);

  test('are zero in an empty company, and for staff only', async () => {
    expect(await attention()).toEqual({
      late: 0,
      dueToday: 0,
      lateDeliveries: 0,
      noDriver: 0,
      conflictingVins: 0,
      notesUnderWay: 0,
      notesDelivered: 0,
      refusedUpdates: 0,
      firstRefusedJob: null,
    });
    expect(await api().anonymous.get('/api/stats/attention')).toMatchObject({ status: 401 });
    expect(await (await api().as('driver')).get('/api/stats/attention')).toMatchObject({
      status: 403,
    });
  });

  test("count late and due jobs by the company's day, until pickup", async () => {
    // Half past three in UTC is still the evening of the 9th in Toronto.
    api().clock.set('2026-03-10T03:30:00Z');
    const driverId = driverIdOf(api(), 'driver');
    await makeJob(api(), { preferredPickupDate: '2026-03-08' });
    await makeJob(api(), { preferredPickupDate: '2026-03-09', driverId });
    await makeJob(api(), { preferredPickupDate: '2026-03-10' });
    await makeJob(api(), { preferredPickupDate: '2026-03-01', driverId, status: 'picked-up' });
    await makeJob(api(), { preferredPickupDate: '2026-03-01', driverId, status: 'delivered' });
    expect(await attention()).toMatchObject({ late: 1, dueToday: 1, noDriver: 2 });
    api().clock.set('2026-03-10T04:30:00Z');
    expect(await attention()).toMatchObject({ late: 2, dueToday: 1 });
  });

  test('count open jobs that missed their delivery, in the time of the place', async () => {
    await makeJob(api(), { preferredDeliveryDate: '2026-03-10', dropoffProvince: 'BC' });
    const { lateDeliveries: before }: { lateDeliveries: number } = await attention();
    api().clock.set('2026-03-11T06:59:00Z');
    expect(await attention()).toMatchObject({ lateDeliveries: before });
    api().clock.set('2026-03-11T07:00:00Z');
    expect(await attention()).toMatchObject({ lateDeliveries: before + 1 });
  });

  test('count open jobs that share a VIN, until one of them is delivered or deleted', async () => {
    const admin = await api().as('admin');
    const withVins = (...vins: string[]) =>
      makeJob(api(), { vehicleUnitsData: vins.map((vinLast8) => ({ vinLast8 })) });
    const whole = await withVins('1HGCM82633A004352', 'TBD');
    await withVins('2HGCM82633A004352', 'TBD');
    expect(await attention()).toMatchObject({ conflictingVins: 0 });
    const short = await withVins('3A004352', '3A004352');
    expect(await attention()).toMatchObject({ conflictingVins: 3 });
    expectStatus(await admin.put(`/api/jobs/${short.id}`, { status: 'delivered' }), 200);
    expect(await attention()).toMatchObject({ conflictingVins: 0 });
    const again = await withVins('1HGCM82633A004352');
    expect(await attention()).toMatchObject({ conflictingVins: 2 });
    expectStatus(await admin.delete(`/api/jobs/${whole.id}`), 204);
    expect(await attention()).toMatchObject({ conflictingVins: 0 });
    expectStatus(await admin.delete(`/api/jobs/${again.id}`), 204);
  });

  test('exclude the VIN of a unit that one of the jobs left behind', async () => {
    const admin = await api().as('admin');
    const body = { vehicleUnitsData: [{ vinLast8: 'KP042788' }] };
    const job = await makeJob(api(), body);
    await makeJob(api(), body);
    expect(await attention()).toMatchObject({ conflictingVins: 2 });
    const path = `/api/jobs/${job.id}/units/${job.jobVehicles[0].id}/leave`;
    expectStatus(await admin.post(path, { reason: 'not-there' }), 200);
    expect(await attention()).toMatchObject({ conflictingVins: 0 });
  });

  test('count deliveries with a note until it is read', async () => {
    const job = await makeDriverJob(api(), 'in-transit');
    const plain = await makeDriverJob(api(), 'in-transit');
    const [admin, driver] = await Promise.all([api().as('admin'), api().as('driver')]);
    const completionNotes = 'Scratch on the rear bumper.';
    expectStatus(await driver.post(`/api/jobs/${job.id}/complete`, { completionNotes }), 200);
    expectStatus(await driver.post(`/api/jobs/${plain.id}/complete`, { completionNotes: '' }), 200);
    expect(await attention()).toMatchObject({ notesDelivered: 1, notesUnderWay: 0 });
    const list = expectStatus(await admin.get('/api/jobs/completed?note=unread'), 200);
    expect(list).toMatchObject([{ id: job.id, unreadNoteAt: expect.any(String) }]);
    const seen = expectStatus(await driver.get(`/api/jobs/${job.id}`), 200);
    expect(seen).not.toHaveProperty('unreadNoteAt');

    const path = `/api/jobs/${job.id}/read-note`;
    expect(await driver.post(path)).toMatchObject({ status: 403 });
    const read = expectStatus(await admin.post(path), 200);
    expect(read).toMatchObject({
      unreadNoteAt: null,
      version: Number(seen.version) + 1,
      completionNotes,
    });
    expect(expectStatus(await admin.post(path), 200)).toMatchObject({ version: read.version });
    expect(await attention()).toMatchObject({ notesDelivered: 0 });
    expect(expectStatus(await admin.get('/api/jobs/completed?note=unread'), 200)).toEqual([]);
    const activity = expectStatus(await admin.get(`/api/jobs/${job.id}/activity`), 200);
    expect(activity[0].action).toBe('job.note-read');
  });

  test("count drivers' notes, and jobs with refused updates, and name the first of those", async () => {
    const job = await makeDriverJob(api(), 'in-transit');
    const other = await makeDriverJob(api(), 'assigned');
    const driver = await api().as('driver');
    expect(await resultsOf(driver, [note(job.id, 'Flat tire'), complete(other.id)])).toMatchObject([
      { outcome: 'applied', job: { version: Number(job.version) + 1 } },
      { outcome: 'rejected' },
    ]);
    expect(await attention()).toMatchObject({
      notesUnderWay: 1,
      notesDelivered: 0,
      refusedUpdates: 1,
      firstRefusedJob: other.id,
    });
    const admin = await api().as('admin');
    const list = expectStatus(await admin.get('/api/jobs/active?note=unread'), 200);
    expect(list).toMatchObject([{ id: job.id }]);
  });

  test('exclude notes of dispatch', async () => {
    const job = await makeDriverJob(api(), 'in-transit');
    const admin = await api().as('admin');
    const body = { completionNotes: 'Written by dispatch.' };
    expectStatus(await admin.post(`/api/jobs/${job.id}/complete`, body), 200);
    expect(await attention()).toMatchObject({ notesDelivered: 0 });
  });
});
