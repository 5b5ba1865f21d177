import { blankUnit, type DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { decide, mergeUnits } from './mergeUnits';

const unit = (id: string, facts: Partial<DispatchUnit> = {}): DispatchUnit => ({
  ...blankUnit(id),
  make: `Make ${id}`,
  ...facts,
});
const before = [unit('1'), unit('2'), unit('3')];
const [one, two, three] = before as [DispatchUnit, DispatchUnit, DispatchUnit];

test('merges changes of different fields and units', () => {
  const mine = [{ ...one, model: 'Mine' }, two, unit('new')];
  const theirs = [{ ...one, year: 2020 }, two, three, unit('4')];
  expect(mergeUnits(before, mine, theirs)).toEqual({
    units: [{ ...one, model: 'Mine', year: 2020 }, two, unit('4'), unit('new')],
    differences: [],
  });
});

test('reports no difference for identical changes of a field', () => {
  const both = [{ ...one, price: 5 }, two, three];
  expect(mergeUnits(before, both, both)).toEqual({ units: both, differences: [] });
});

test('reports different changes of a field, and either side can be taken', () => {
  const mine = [{ ...one, price: 5 }, two, three];
  const theirs = [{ ...one, price: 6 }, two, three];
  const { units, differences } = mergeUnits(before, mine, theirs);
  expect(units).toEqual(mine);
  expect(differences).toEqual([{ id: '1', field: 'price', mine: 5, theirs: 6 }]);
  expect(decide(units, differences[0]!, 'theirs')).toEqual(theirs);
  expect(decide(units, differences[0]!, 'mine')).toEqual(mine);
});

test('reports a unit removed on one side and changed on the other, in both directions', () => {
  const changed = { ...two, make: 'Changed' };
  const iRemoved = mergeUnits(before, [one, three], [one, changed, three]);
  expect(iRemoved.units).toEqual([one, three]);
  expect(iRemoved.differences).toEqual([{ id: '2', field: 'unit', mine: null, theirs: changed }]);
  expect(decide(iRemoved.units, iRemoved.differences[0]!, 'theirs')).toEqual([one, three, changed]);

  const theyRemoved = mergeUnits(before, [one, changed, three], [one, three]);
  expect(theyRemoved.units).toEqual([one, three, changed]);
  expect(theyRemoved.differences).toEqual([
    { id: '2', field: 'unit', mine: changed, theirs: null },
  ]);
  expect(decide(theyRemoved.units, theyRemoved.differences[0]!, 'theirs')).toEqual([one, three]);
});

test('removes a unit that they removed and I did not change', () => {
  expect(mergeUnits(before, before, [one])).toEqual({ units: [one], differences: [] });
});
