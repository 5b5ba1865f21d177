import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { expectStatus, makeCustomer } from '../../../../test/records/jobs';
import { forgetRecurring, makeSeries, makeTemplate } from '../../../../test/records/recurring';
import { makeToken } from '../../../../test/accounts/tokens';

const PATH = '/api/job-templates';

describeHttpOnEachDatabase('templates of jobs', (api) => {
  let desk: Caller;
  beforeAll(async () => {
    desk = await api().as('dispatcher');
  });
  beforeEach(() => forgetRecurring(api()));

  test('are for users who create jobs', async () => {
    for (const member of ['driver', 'viewer', 'billing'] as const)
      expect((await (await api().as(member)).get(PATH)).status).toBe(403);
    expect((await api().anonymous.get(PATH)).status).toBe(401);
  });

  test('store a job with its customer, vehicles and prices', async () => {
    const customerId = await makeCustomer(api(), 'Garage Pelletier');
    const unit = { year: 2025, make: 'Kia', model: 'EV9', price: 450.5 };
    const responsibleId = api().cast.billing.userId;
    const places = { customerId, responsibleId, pickupCity: 'Oshawa' };
    const job = { ...places, price: 1250.5, vehicleUnitsData: [unit] };
    const answer = await desk.post(PATH, { name: '  Oshawa run ', job });
    const made = expectStatus(answer, 201);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(made).toMatchObject({
      ...{ name: 'Oshawa run', customerName: 'Garage Pelletier', usedBy: 0, version: 1 },
      job: { ...places, dropoffCity: null, price: 1250.5 },
    });
    expect(made.job.vehicleUnitsData).toEqual([{ ...unit, vinLast8: null, poNumber: null }]);
    expect(expectStatus(await desk.get(`${PATH}/${made.id}`), 200)).toEqual(made);
  });

  test('are listed in pages by name, and found by name and customer', async () => {
    const customerId = await makeCustomer(api(), 'Québec Autos');
    await makeTemplate(api(), { name: 'Windsor', job: { customerId } });
    await makeTemplate(api(), { name: 'élan' });
    await makeTemplate(api(), { name: 'Barrie' });
    const names = async (query: string) =>
      expectStatus(await desk.get(PATH + query), 200).map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Barrie', 'élan', 'Windsor']);
    expect(await names('?order=desc&limit=1')).toEqual(['Windsor']);
    expect(await names('?q=ELAN')).toEqual(['élan']);
    expect(await names('?q=quebec')).toEqual(['Windsor']);
    expect(await names('?q=nothing')).toEqual([]);
    const page = await desk.get(`${PATH}?limit=2`);
    expect(page.headers.get('x-total-count')).toBe('3');
  });

  test('have unique names, regardless of case and accents', async () => {
    await makeTemplate(api(), { name: 'Élan' });
    const answer = await desk.post(PATH, { name: 'elan', job: {} });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'template_name_taken',
      details: [{ field: 'name' }],
    });
  });

  test('refuse an unknown customer, and a model year too far away', async () => {
    const wrong = await desk.post(PATH, { name: 'A', job: { customerId: 99_999 } });
    expect(wrong.body.details).toMatchObject([{ field: 'customerId', code: 'unknown_customer' }]);
    const { driver } = api().cast;
    const other = await desk.post(PATH, { name: 'A', job: { responsibleId: driver.userId } });
    expect(other.body.details).toMatchObject([
      { field: 'responsibleId', code: 'unknown_colleague' },
    ]);
    const year = { name: 'A', job: { vehicleUnitsData: [{ year: 1800 }] } };
    expect((await desk.post(PATH, year)).status).toBe(400);
  });

  test('are renamed and changed with the version checked, and logged', async () => {
    const { id, job } = await makeTemplate(api());
    const path = `${PATH}/${id}`;
    const renamed = await desk.patch(path, { name: 'Whitby run' }, { 'If-Match': '"1"' });
    expect(renamed.body).toMatchObject({ name: 'Whitby run', version: 2, job });
    const stale = await desk.patch(path, { name: 'Late' }, { 'If-Match': '"1"' });
    expect(stale.status).toBe(412);
    const moved = await desk.patch(path, { job: { pickupCity: 'Whitby' } });
    expect(moved.body.job).toMatchObject({ pickupCity: 'Whitby', dropoffCity: null, price: null });
    const [last] = await api().database.query(
      "SELECT action, resourceId FROM activity WHERE resource = 'job-template' ORDER BY id DESC LIMIT 1",
    );
    expect(last).toMatchObject({ action: 'job-template.changed', resourceId: id });
  });

  test('neither show prices to a program without access to prices nor lose them', async () => {
    const { id } = await makeTemplate(api());
    const { program } = await makeToken(api(), ['jobs:write'], { owner: 'dispatcher' });
    const path = `${PATH}/${id}`;
    expect((await program.get(path)).body.job.price).toBeNull();
    expectStatus(await program.patch(path, { job: { pickupCity: 'Ajax' } }), 200);
    expect((await desk.get(path)).body.job).toMatchObject({ pickupCity: 'Ajax', price: 900 });
  });

  test('are deleted, except one in use by a recurring job', async () => {
    const { id } = await makeTemplate(api());
    const series = await makeSeries(api(), { job: null, templateId: id });
    const refused = await desk.delete(`${PATH}/${id}`);
    expect(refused.body).toMatchObject({ code: 'template_in_use' });
    expectStatus(await desk.patch(`/api/recurring-jobs/${series.id}`, { state: 'ended' }), 200);
    expect((await desk.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await desk.get(`${PATH}/${id}`)).status).toBe(404);
  });
});
