import { noticeTextProblem } from '../customer-notices/notice-text';
import { RowProblems } from '../imports/problems';
import { readUnits } from '../imports/units';
import { invoiceReference } from '../invoices/invoice-reference';
import { invoiceSearchText } from '../invoices/invoice-search';
import { findCustomer } from '../order-text/find-customer';
import { Found } from '../order-text/found';
import { withoutMarkup } from '../order-text/markup';
import { orderLinesOf } from '../order-text/order-lines';
import { withSides } from '../order-text/sides';

/** With quadratic run time, each of these texts would take minutes. */
const LENGTH = 500_000;
const many = (piece: string) => piece.repeat(LENGTH / piece.length);

const customerOf = (text: string) => {
  const found = new Found();
  findCustomer(text, withSides(orderLinesOf(text)), found);
  return found.fields.customerName;
};
const wordsOf = (reference: string) =>
  invoiceSearchText({
    ...{ number: null, reference, corrects: null, customerName: 'A', poNumber: null, jobs: [] },
  }).length;

describe('Long texts are read in linear time', () => {
  it.each<[string, () => unknown, unknown]>([
    ['letters before no link', () => noticeTextProblem(many('a')), null],
    ['beginnings of no link', () => noticeTextProblem(many('a-')), null],
    ['hyphens of a prefix', () => invoiceReference(`${many('-')}x`, 1).length, LENGTH + 8],
    ['zeros of a reference', () => wordsOf(`A-${many('0')}x`) > LENGTH, true],
    [
      'spaces of a cell',
      () =>
        new RowProblems().text('specialInstructions', `a,${many(' ')}b`, LENGTH)?.length ?? null,
      null,
    ],
    [
      'spaces of a list of vehicles',
      () => readUnits({ vehicle: `a;b${many(' ')}\nc\nd` }, 2027, new RowProblems()).length,
      1,
    ],
    ['spaces of a page', () => withoutMarkup(`<p>a${many('&#32;')}b`).length, LENGTH / 5 + 2],
    ['spaces of a line', () => orderLinesOf(`key: a${many(' ')}b`)[0]?.label, 'key'],
    ['spaces of a label', () => withSides(orderLinesOf(`a${many(' ')}b\tc`)).length, 1],
    ['spaces of a customer', () => customerOf(`Customer: a${many(' ')}b`)?.length, 120],
    ['spaces of a signature', () => customerOf(`Thanks\n${many(' ')}b`), undefined],
    ['addresses of a sender', () => customerOf(`From: a ${many('[mailto:')}`), undefined],
  ])('%s', (_, read, expected) => {
    expect(read()).toEqual(expected);
  });
});
