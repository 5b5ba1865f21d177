import { describeHttp } from '../../../test/app/http';
import { expectStatus } from '../../../test/records/jobs';

describeHttp('Tax quotes', (api) => {
  const quote = async (body: unknown) => (await api().as('admin')).post('/api/tax-quotes', body);
  const line = { amount: 100, origin: 'QC', destination: 'ON' };

  test('a move to two provinces has one GST, one HST, and QST within Quebec', async () => {
    const lines = [
      { amount: 800, origin: 'QC', destination: 'QC' },
      { amount: 1250.5, origin: 'QC', destination: 'ON' },
      { amount: 99.99, origin: 'ON', destination: 'AB' },
    ];
    const answer = expectStatus(await quote({ date: '2026-03-31', lines }), 200);
    expect(answer).toEqual({
      subtotal: 2150.49,
      taxes: [
        { name: 'GST', province: null, rate: 5, base: 899.99, amount: 45 },
        { name: 'HST', province: 'ON', rate: 13, base: 1250.5, amount: 162.57 },
        { name: 'QST', province: 'QC', rate: 9.975, base: 800, amount: 79.8 },
      ],
      total: 2437.86,
    });
  });

  test('Nova Scotia’s rate depends on the day', async () => {
    const lines = [{ ...line, destination: 'NS' }];
    for (const [date, rate] of [
      ['2025-03-31', 15],
      ['2025-04-01', 14],
    ])
      expect(expectStatus(await quote({ date, lines }), 200)).toMatchObject({
        taxes: [{ name: 'HST', province: 'NS', rate, amount: rate }],
      });
  });

  test.each([
    ['an exempt customer', { exempt: true }, line],
    ['carriage out of Canada', {}, { ...line, destination: 'MI', international: true }],
    ['carriage for another carrier', {}, { ...line, interline: true }],
  ])('%s pays no tax', async (_who, more, one) => {
    const answer = expectStatus(await quote({ date: '2026-03-31', lines: [one], ...more }), 200);
    expect(answer).toEqual({ subtotal: 100, taxes: [], total: 100 });
  });

  test.each([
    [{ lines: [line] }, 'date', 'not_text'],
    [{ date: '2026-02-30', lines: [line] }, 'date', 'not_date'],
    [{ date: '2016-09-30', lines: [line] }, 'date', 'date_too_early'],
    [{ date: '2026-03-31', lines: [] }, 'lines', 'list_empty'],
    [{ date: '2026-03-31' }, 'lines', 'not_list'],
    [{ date: '2026-03-31', lines: [{ ...line, amount: 1.005 }] }, 'lines.0.amount', 'not_money'],
    [{ date: '2026-03-31', lines: [{ ...line, amount: -1 }] }, 'lines.0.amount', 'not_money'],
    [{ date: '2026-03-31', lines: [{ ...line, amount: '1' }] }, 'lines.0.amount', 'not_number'],
    [
      { date: '2026-03-31', lines: [{ ...line, origin: 'Québec' }] },
      'lines.0.origin',
      'not_two_letters',
    ],
    [
      { date: '2026-03-31', lines: [{ ...line, destination: 'MI' }] },
      'lines.0.destination',
      'not_one_of',
    ],
    [{ date: '2026-03-31', lines: [{ ...line, price: 1 }] }, 'lines.0.price', 'unknown_field'],
  ])('refuses %j', async (body, field, code) => {
    expect(await quote(body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: [{ field, code }] },
    });
  });

  test('are only for users who may bill', async () => {
    const answer = await (
      await api().as('driver')
    ).post('/api/tax-quotes', { date: '2026-03-31', lines: [line] });
    expect(answer.status).toBe(403);
  });
});
