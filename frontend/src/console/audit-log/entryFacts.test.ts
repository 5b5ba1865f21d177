import { entryFacts } from './entryFacts';

test.each([
  ['nothing', null, null, []],
  ['a change', { price: 10 }, { price: 12 }, [{ name: 'price', before: 10, after: 12 }]],
  ['a beginning', null, { name: 'Zoë' }, [{ name: 'name', before: null, after: 'Zoë' }]],
  ['an end', { name: 'Zoë' }, null, [{ name: 'name', before: 'Zoë', after: null }]],
  [
    'facts of facts',
    { vehicle: { make: 'Kia', year: 2020 } },
    { vehicle: { make: 'Ford', year: 2020 } },
    [{ name: 'vehicle.make', before: 'Kia', after: 'Ford' }],
  ],
  [
    'units one by one',
    { units: [{ make: 'Kia' }] },
    { units: [{ make: 'Kia' }, { make: 'Ford' }] },
    [{ name: 'unit.2.make', before: null, after: 'Ford' }],
  ],
  [
    'plain lists in one line',
    null,
    { damage: ['27051', '27052'] },
    [{ name: 'damage', before: null, after: '27051, 27052' }],
  ],
])('%s', (_case, before, after, facts) => {
  expect(entryFacts({ before, after })).toEqual(facts);
});
