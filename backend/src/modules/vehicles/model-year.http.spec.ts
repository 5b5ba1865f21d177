import { describeHttp } from '../../../test/app/http';

describeHttp('A model year', (api) => {
  test('is at most next year in the company’s time zone, for every route with a vehicle', async () => {
    api().clock.set('2030-06-01T12:00:00.000Z');
    const admin = await api().signIn('admin');
    const { id } = (await admin.post('/api/jobs', {})).body;
    const ways: [string, (year: number) => ReturnType<typeof admin.post>][] = [
      ['year', (year) => admin.post('/api/vehicles', { year })],
      [
        'vehicleUnitsData.1.year',
        (year) => admin.post('/api/jobs', { vehicleUnitsData: [{}, { year }] }),
      ],
      ['vehicleData.year', (year) => admin.put(`/api/jobs/${id}`, { vehicleData: { year } })],
      ['units.0.year', (year) => admin.put(`/api/jobs/${id}/units`, { units: [{ year }] })],
    ];
    for (const [field, send] of ways) {
      expect((await send(2031)).status).toBeLessThan(300);
      for (const year of [1899, 2032])
        expect((await send(year)).body).toMatchObject({
          code: 'validation_failed',
          details: [{ field, code: 'out_of_range', params: { min: 1900, max: 2031 } }],
        });
    }
  });
});
