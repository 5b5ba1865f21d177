import { depthOf, openedOver } from './panelDepth';

test('a panel over a list is one step away, and one more over each open record', () => {
  expect(openedOver({ search: '?view=active-jobs', state: null })).toEqual({ depth: 1 });
  const overList = { search: '?view=invoices&invoice=3', state: { depth: 1 } };
  expect(openedOver(overList)).toEqual({ depth: 2 });
  expect(openedOver({ search: '?job=7', state: { depth: 2 } })).toEqual({ depth: 3 });
});

test('a record that the address opened is left one step at a time', () => {
  expect(openedOver({ search: '?job=7', state: null })).toEqual({ depth: 1 });
  expect([depthOf(null), depthOf({}), depthOf({ depth: 'x' })]).toEqual([0, 0, 0]);
});
