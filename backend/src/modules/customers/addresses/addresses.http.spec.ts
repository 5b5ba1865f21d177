import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { storeJob } from '../../../../test/stored/stored-job';

const DEPOT = {
  pickupAddress: '1200 rue du Dépôt',
  pickupCity: 'Montréal',
  pickupProvince: 'QC',
  pickupPostalCode: 'H2X 1Y4',
};

describeHttpOnEachDatabase('address suggestions', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  const suggested = async (q: string) =>
    (await admin.get(`/api/addresses/suggest?q=${encodeURIComponent(q)}`)).body;
  const place = (city: string, province: string) => ({
    address: '',
    city,
    province,
    postalCode: '',
    country: 'Canada',
  });

  test('are for admins only', async () => {
    expect((await api().anonymous.get('/api/addresses/suggest?q=mon')).status).toBe(401);
    const driver = await api().as('driver');
    expect((await driver.get('/api/addresses/suggest?q=mon')).status).toBe(403);
  });

  test('start at two characters', async () => {
    expect(await suggested('')).toEqual([]);
    expect(await suggested('m')).toEqual([]);
    expect(await suggested('%_')).toEqual([]);
    expect(await suggested('mo')).not.toEqual([]);
  });

  test('list Canadian places, ignoring case and accents, largest first', async () => {
    expect((await suggested('MONTREAL'))[0]).toEqual(place('Montréal', 'QC'));
    expect(await suggested('trois riv')).toEqual([place('Trois-Rivières', 'QC')]);
    expect((await suggested("st. john's"))[0]).toEqual(place("St. John's", 'NL'));
    expect(await suggested('london on')).toEqual([place('London', 'ON')]);
    const windsor = (await suggested('windsor')).map((each: { province: string }) => each.province);
    expect(windsor).toEqual(['ON', 'NS', 'QC', 'NL']);
  });

  test('are at most eight', async () => {
    expect(await suggested('saint')).toHaveLength(8);
  });

  test('start with addresses used before, most used first', async () => {
    await storeJob(api(), { ...DEPOT, pickupAddress: '9 rue du Départ', pickupPostalCode: null });
    await storeJob(api(), DEPOT);
    await storeJob(api(), {
      dropoffAddress: '1200 RUE DU DÉPÔT',
      dropoffCity: 'Montréal',
      dropoffProvince: 'QC',
      dropoffPostalCode: 'H2X 1Y4',
    });
    await admin.post('/api/customers', {
      name: 'Client',
      address: '7 Deploy Drive',
      city: 'Sarnia',
      province: 'ON',
      postalCode: 'N7T 1A1',
    });
    await storeJob(api(), { ...DEPOT, pickupAddress: 'TBD', poNumber: 'departure' });
    expect(await suggested('dep montreal')).toEqual([
      {
        address: '1200 rue du Dépôt',
        city: 'Montréal',
        province: 'QC',
        postalCode: 'H2X 1Y4',
        country: 'Canada',
      },
      { ...place('Montréal', 'QC'), address: '9 rue du Départ' },
    ]);
    expect(await suggested('deploy')).toEqual([
      {
        address: '7 Deploy Drive',
        city: 'Sarnia',
        province: 'ON',
        postalCode: 'N7T 1A1',
        country: 'Canada',
      },
    ]);
    expect((await suggested('sarnia'))[1]).toEqual(place('Sarnia', 'ON'));
  });

  test('do not match other text of a job', async () => {
    await storeJob(api(), { ...DEPOT, pickupCity: 'Laval', poNumber: 'Zanzibar' });
    expect(await suggested('zanzibar')).toEqual([]);
  });
});
