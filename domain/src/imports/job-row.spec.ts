import type { RowTexts } from './fields';
import { readJobRow, type RowContext } from './job-row';

const CONTEXT: RowContext = {
  today: '2026-11-26',
  latestYear: 2027,
  dateOrder: null,
  hasCustomer: false,
};

const WHOLE: RowTexts = {
  customerName: 'Garage Bélanger',
  customerEmail: 'Office@Example.com',
  pickupAddress: '1200 rue du Commerce, Montréal (Québec) h2x1y4',
  dropoffAddress: '55 Front Street West',
  dropoffCity: 'Toronto',
  dropoffProvince: 'Ontario',
  preferredPickupDate: '2026-12-01',
  preferredDeliveryDate: '2026-12-03',
  dropoffFrom: '8h',
  dropoffUntil: '4 pm',
  vin: '1M8GDM9AXKP042788',
  year: '1989',
  make: 'MCI',
  price: '1 250,50 $',
  poNumber: 'PO-4471',
};

const read = (more: RowTexts = {}, context: Partial<RowContext> = {}) =>
  readJobRow({ ...WHOLE, ...more }, { ...CONTEXT, ...context });
const problemsOf = (more: RowTexts, context: Partial<RowContext> = {}) =>
  read(more, context).problems.map(({ column, code, isWarning }) =>
    [column, code, isWarning ? 'warning' : 'error'].join(' '),
  );

test('converts a row to a job: splits addresses, reads date and price, decodes the VIN', () => {
  expect(read()).toEqual({
    problems: [],
    job: {
      customer: { name: 'Garage Bélanger', email: 'office@example.com', phone: null },
      pickupAddress: '1200 rue du Commerce',
      pickupCity: 'Montréal',
      pickupProvince: 'QC',
      pickupPostalCode: 'H2X 1Y4',
      pickupContactName: null,
      pickupContactPhone: null,
      pickupSiteContactName: null,
      dropoffAddress: '55 Front Street West',
      dropoffCity: 'Toronto',
      dropoffProvince: 'ON',
      dropoffPostalCode: null,
      dropoffContactName: null,
      dropoffContactPhone: null,
      dropoffSiteContactName: null,
      preferredPickupDate: '2026-12-01',
      preferredDeliveryDate: '2026-12-03',
      ...{ pickupFrom: null, pickupUntil: null, dropoffFrom: '08:00', dropoffUntil: '16:00' },
      units: [
        { year: 1989, make: 'MCI', model: null, vinLast8: '1M8GDM9AXKP042788', poNumber: null },
      ],
      poNumber: 'PO-4471',
      priceCents: 125_050,
      specialInstructions: null,
    },
  });
});

test.each<[string, RowTexts, string[]]>([
  ['a broken VIN', { vin: '1234' }, ['vin not_vin error']],
  ['a VIN that was cut', { vin: 'M8GDM9AXKP042788' }, ['vin vin_not_whole warning']],
  ['a text beside a VIN', { vin: 'KP042788 UNDRIVEABLE' }, ['vin vin_text_left warning']],
  ['no VIN but text', { vin: 'NISSANROGUE' }, ['vin not_vin error']],
  ['a cell with an error', { vin: '#REF!' }, ['vin cell_error error']],
  [
    'a phone without its digits',
    { customerPhone: '4.16E+09' },
    ['customerPhone digits_lost error'],
  ],
  ['a mistyped VIN', { vin: '1M8GDM9A1KP042788' }, ['vin vin_check_digit warning']],
  ['a VIN with an O', { vin: '1M8GDM9AXKPO42788' }, ['vin vin_letters warning']],
  ['another year', { year: '2024' }, ['vin vin_other_year warning']],
  ['no such year', { year: '24' }, ['year out_of_range error']],
  [
    'a date that could be two',
    { preferredPickupDate: '05/12/2026' },
    ['preferredPickupDate ambiguous_date error'],
  ],
  [
    'a day that is over',
    { preferredPickupDate: '2026-01-05' },
    ['preferredPickupDate day_is_over warning'],
  ],
  ['no time', { pickupFrom: 'early' }, ['pickupFrom not_time error']],
  [
    'hours that end before they start',
    { dropoffUntil: '7:00' },
    ['dropoffUntil window_reversed error'],
  ],
  ['no date', { preferredPickupDate: 'ASAP' }, ['preferredPickupDate not_date error']],
  ['no price', { price: 'TBD' }, ['price not_money error']],
  ['thousands or decimals', { price: '1,250' }, ['price ambiguous_amount warning']],
  ['parts of a cent', { price: '907.3751' }, ['price rounded_amount warning']],
  ['no email', { customerEmail: 'none' }, ['customerEmail contact_email error']],
  ['no province', { dropoffProvince: 'Nowhere' }, ['dropoffProvince unknown_province error']],
  ['a state', { dropoffProvince: 'ny' }, ['dropoffProvince unknown_province warning']],
  ['a formula', { poNumber: '=HYPERLINK("http://example.com")' }, ['poNumber a_formula error']],
  ['a dashed command', { make: '- cmd|x!A1' }, ['make a_formula error']],
  ['a list', { specialInstructions: '- Gate 4\n- Call' }, []],
  ['a command', { make: '@SUM(A1)' }, ['make a_formula error']],
  ['a long text', { poNumber: 'x'.repeat(61) }, ['poNumber too_long error']],
  [
    'ten VINs',
    { vin: Array.from({ length: 10 }, (_, n) => `KP04278${n}`).join(' ') },
    ['vin too_many_units error'],
  ],
])('%s', (_what, more, problems) => {
  expect(problemsOf(more)).toEqual(problems);
});

test('a phone number with a plus is not a formula; the apostrophe of our own exports is removed', () => {
  const { job, problems } = read({ customerPhone: '+1 514 555-0142', poNumber: "'-12" });
  expect(problems).toEqual([]);
  expect(job).toMatchObject({ customer: { phone: '514-555-0142' }, poNumber: '-12' });
});

test.each([
  ['5145550142', '514-555-0142'],
  ['(514) 555.0142 poste 7', '514-555-0142 x7'],
  ['+33 1 99 00 12 34', '+33 1 99 00 12 34'],
  ['ask at the gate', 'ask at the gate'],
])('the phone number %j is written as in a pasted order', (typed, phone) => {
  const { job, problems } = read({ customerPhone: typed, dropoffContactPhone: typed });
  expect(problems).toEqual([]);
  expect(job).toMatchObject({ customer: { phone }, dropoffContactPhone: phone });
});

test.each([
  ['2,024', 2024],
  ['2024.0', 2024],
  ['2 024', 2024],
  ['2024.5', null],
  ['24', null],
])('the model year %j is %s', (typed, year) => {
  const { job, problems } = read({ vin: '', year: typed });
  expect(job.units.map((unit) => unit.year)).toEqual([year]);
  expect(problems.map(({ code }) => code)).toEqual(year === null ? ['out_of_range'] : []);
});

test('a VIN in groups or after its label is one vehicle', () => {
  for (const vin of ['2HGFC2F5 4KH538166', '2HGFC2F5\n4KH538166', 'VIN: I2HGFC2F54KH538166'])
    expect(read({ vin, year: '2019' })).toMatchObject({
      problems: [],
      job: { units: [{ year: 2019, vinLast8: '2HGFC2F54KH538166' }] },
    });
});

test('leaves the year of a heavy vehicle to the user', () => {
  const { year: _year, ...row } = WHOLE;
  const { job, problems } = readJobRow(row, CONTEXT);
  expect(job.units).toMatchObject([{ year: null }]);
  expect(problems).toEqual([
    {
      ...{ column: 'vin', code: 'vin_year_unknown', isWarning: true },
      params: { years: '1989 / 2019' },
    },
  ]);
});

test('several VINs in a cell are several units, each decoded from its own VIN', () => {
  const { job, problems } = read({ vin: '1HGCM82633A004352, KP042789\nKP042790', make: 'MCI' });
  expect(problems).toEqual([]);
  expect(job.units.map(({ vinLast8, make }) => [vinLast8, make])).toEqual([
    ['1HGCM82633A004352', 'Honda'],
    ['KP042789', null],
    ['KP042790', null],
  ]);
});

test('a vehicle without a VIN is described in one cell or in three', () => {
  const unit = { year: 2024, make: 'Honda', model: 'Civic LX', vinLast8: null, poNumber: null };
  const bare = { ...WHOLE, vin: '', make: '' };
  const { vin: _vin, make: _make, year: _year, ...without } = bare;
  expect(readJobRow({ ...without, vehicle: '2024 Honda Civic LX' }, CONTEXT).job.units).toEqual([
    unit,
  ]);
  const apart = { ...without, year: '2024', make: 'Honda', model: 'Civic LX' };
  expect(readJobRow(apart, CONTEXT).job.units).toEqual([unit]);
});

test.each<[string, (number | string | null)[][]]>([
  ['2024 Land Rover Defender 90', [[2024, 'Land Rover', 'Defender 90', null]]],
  [
    '2024 Honda Civic LX 1HGCM82633A004352; 2018 vehicle KP042788; TBD',
    [
      [2024, 'Honda', 'Civic LX', '1HGCM82633A004352'],
      [2018, null, null, 'KP042788'],
    ],
  ],
  ['véhicule 2018 KP042788', [[2018, null, null, 'KP042788']]],
  ['À déterminer KP042788', [[null, null, null, 'KP042788']]],
  ['Mercedes-Benz Sprinter', [[null, 'Mercedes-Benz', 'Sprinter', null]]],
])('the vehicles %s are told apart, as our own exports have them', (vehicle, units) => {
  const { vin: _vin, make: _make, year: _year, ...row } = WHOLE;
  const { job } = readJobRow({ ...row, vehicle }, CONTEXT);
  expect(job.units.map((unit) => [unit.year, unit.make, unit.model, unit.vinLast8])).toEqual(units);
});

test('the position of a vehicle in its job is not read as a make', () => {
  const { job } = read({ vehicle: '2', unitPrice: '300', unitPoNumber: 'U-2', price: '500' });
  expect(job).toMatchObject({ priceCents: 30_000, units: [{ make: 'MCI', poNumber: 'U-2' }] });
});

test('removes the marks by which our own exports disable formulas', () => {
  const { job } = read({ specialInstructions: "'- Gate 4\n'- Call, '+1 514" });
  expect(job.specialInstructions).toBe('- Gate 4\n- Call, +1 514');
});

test('reports each missing required field at its column', () => {
  const codes = readJobRow({ specialInstructions: 'Keys inside' }, CONTEXT).problems;
  expect(codes.map(({ column, code }) => `${column} ${code}`)).toEqual([
    'pickupAddress required',
    'dropoffAddress required',
    'customerName required',
    'vin required',
  ]);
});

test('rows need no customer if one was chosen for all rows', () => {
  const { customerName: _name, customerEmail: _email, ...without } = WHOLE;
  expect(readJobRow(without, { ...CONTEXT, hasCustomer: true }).problems).toEqual([]);
});
