import { undamaged } from './damaged-cells';
import { RowProblems } from './problems';
import type { ImportColumn } from './fields';

function judged(column: ImportColumn, text: string) {
  const problems = new RowProblems();
  const texts = undamaged({ [column]: text }, problems);
  const found = problems.list.map(({ code, isWarning }) => (isWarning ? `${code}?` : code));
  return { isKept: column in texts, found };
}

test.each([
  ...['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NULL!', '#NUM!', '#SPILL!', '#n/a'],
  ...['#N/D', '#VALEUR!', '#NOM?', '#NUL!', '#NOMBRE!', '#PROPAGATION!', '######', 'Err:502'],
])('the spreadsheet error value %s is an error, even in a price', (text) => {
  const wrong = { isKept: false, found: ['cell_error'] };
  expect(judged('price', text)).toEqual(wrong);
  expect(judged('vin', ` ${text} `)).toEqual(wrong);
});

test.each<[ImportColumn, string]>([
  ['customerPhone', '4.16556E+09'],
  ['phone', '4,16556E+09'],
  ['poNumber', '1E+15'],
  ['vin', '2.00001E+07, 1M8GDM9AXKP042788'],
  ['pickupContactPhone', "'5.14555e+9"],
])('%s %s has lost digits', (column, text) => {
  expect(judged(column, text)).toEqual({ isKept: false, found: ['digits_lost'] });
});

test('warns about a number with zeros after its fifteenth digit', () => {
  const doubt = { isKept: true, found: ['digits_doubtful?'] };
  expect(judged('poNumber', '123456789012345000')).toEqual(doubt);
});

test.each<[ImportColumn, string]>([
  ['poNumber', '#4471'],
  ['poNumber', 'N/A'],
  ['vin', '1E234567'],
  ['pickupAddress', 'Apt 3E-204'],
  ['price', '1.25E+03'],
  ['poNumber', '1234567890123456'],
  ['specialInstructions', 'Call first! #2'],
])('%s %s is whole', (column, text) => {
  expect(judged(column, text)).toEqual({ isKept: true, found: [] });
});
