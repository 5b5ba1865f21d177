import { permissionsOf } from '../people/permissions';
import { assertPriceColumns, visibleCells, withHiddenCells } from './price-columns';

const seeing = { permissions: permissionsOf({ role: 'admin', seesPrices: false }) };
const blind = { permissions: permissionsOf({ role: 'viewer', seesPrices: false }) };
const heads = ['VIN', 'Prix', 'Note', 'Agreed'];
const columns = { heads, mapping: ['vin', null, null, 'price'] } as const;

test('price cells are empty for users who may not see prices, by mapping or by header', () => {
  const cells = ['KP042788', '650', 'Ring twice', '700'];
  expect(visibleCells(cells, columns, seeing)).toEqual(cells);
  expect(visibleCells(cells, columns, blind)).toEqual(['KP042788', '', 'Ring twice', '']);
});

test('correcting a row keeps the prices that the user may not see', () => {
  const before = ['KP042788', '650', '', '700'];
  expect(withHiddenCells(['A', '', 'B', '1'], before, columns, blind)).toEqual([
    ...['A', '650', 'B', '700'],
  ]);
  expect(withHiddenCells(['A'], before, columns, blind)).toEqual(['A', '650', '', '700']);
  expect(withHiddenCells(['A', '', 'B', '1'], before, columns, seeing)).toEqual([
    ...['A', '', 'B', '1'],
  ]);
});

test.each([
  ['another column becomes the price', ['vin', 'price', null, null]],
  ['a column of prices goes where it is seen', ['vin', 'poNumber', null, 'price']],
  ['the price is no longer read', ['vin', null, null, null]],
] as const)('refuses a mapping without permission to see prices: %s', (_, wanted) => {
  const refusal = expect.objectContaining({ code: 'token_scope_missing' });
  expect(() => assertPriceColumns(wanted, columns, blind)).toThrow(refusal);
  expect(() => assertPriceColumns(wanted, columns, seeing)).not.toThrow();
});

test('allows other columns to be mapped without permission to see prices', () => {
  const wanted = ['vin', null, 'specialInstructions', 'price'] as const;
  expect(() => assertPriceColumns(wanted, columns, blind)).not.toThrow();
});
