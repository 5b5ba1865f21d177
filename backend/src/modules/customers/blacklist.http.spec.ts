import { type Caller, describeHttp } from '../../../test/app/http';
import { expectStatus, makeCustomer } from '../../../test/records/jobs';

const NOW = '2026-03-31T15:00:00.000Z';

describeHttp('The blacklist', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  const put = async (id: number, body: object) =>
    expectStatus(await admin.put(`/api/customers/${id}`, body), 200);
  const asked = async (query: string) =>
    expectStatus(await admin.get(`/api/customers/blacklisted?${query}`), 200);

  test('keeps the reason and the date until the customer is active again', async () => {
    const id = await makeCustomer(api(), 'Never Pays');
    const blacklistReason = 'Three unpaid invoices';
    expect(await put(id, { status: 'inactive', blacklistReason })).toMatchObject({
      status: 'inactive',
      blacklistReason,
      blacklistedAt: NOW,
    });
    expect(await put(id, { city: 'Laval' })).toMatchObject({ blacklistReason, blacklistedAt: NOW });
    api().clock.advance(60_000);
    expect(await put(id, { blacklistReason: 'Four' })).toMatchObject({
      blacklistReason: 'Four',
      blacklistedAt: NOW,
    });
    expect(await put(id, { status: 'active' })).toMatchObject({
      blacklistReason: null,
      blacklistedAt: null,
    });
    expect(await put(id, { blacklistReason: 'Of one who is active' })).toMatchObject({
      blacklistReason: null,
    });
    const log = await admin.get(`/api/activity?resource=customer&resourceId=${id}&order=asc`);
    expect(log.body[1]).toMatchObject({
      action: 'customer.status-changed',
      before: { status: 'active' },
      after: { status: 'inactive', blacklistReason },
    });
  });

  test('does not require a reason', async () => {
    const id = await makeCustomer(api(), 'Without Why');
    expect(await put(id, { status: 'inactive' })).toMatchObject({
      blacklistReason: null,
      blacklistedAt: api().clock.now().toISOString(),
    });
    const tooLong = { status: 'inactive', blacklistReason: 'x'.repeat(501) };
    expect((await admin.put(`/api/customers/${id}`, tooLong)).status).toBe(400);
  });

  test('finds a name or an e-mail, even of a deleted customer', async () => {
    const email = 'gone@example.com';
    const id = await makeCustomer(api(), 'Gone Hauling', { email });
    const since = api().clock.now().toISOString();
    await put(id, { status: 'inactive', blacklistReason: 'Threatened a driver' });
    const living = {
      name: 'Gone Hauling',
      blacklistReason: 'Threatened a driver',
      blacklistedAt: since,
      deletedAt: null,
    };
    expect(await asked('name=gone%20HAULING')).toEqual([living]);
    expectStatus(await admin.delete(`/api/customers/${id}`), 204);
    const gone = { ...living, deletedAt: since };
    expect(await asked('name=gone%20HAULING')).toEqual([gone]);
    expect(await asked('name=Other&email=GONE@example.com')).toEqual([gone]);
    await makeCustomer(api(), 'Gone Hauling');
    expect(await asked('name=Gone%20Hauling')).toEqual([gone]);
  });

  test('finds no other customer', async () => {
    const id = await makeCustomer(api(), 'TBD');
    await put(id, { status: 'inactive' });
    await makeCustomer(api(), 'In Good Standing');
    for (const query of ['', 'name=tbd', 'name=In%20Good%20Standing', 'name=Gone'])
      expect(await asked(query)).toEqual([]);
  });
});
