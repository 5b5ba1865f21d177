import { screen } from '@testing-library/react';
import type { RecordColumn } from '../list/recordColumn';
import { renderPart } from '../../testing/render';
import { CardOfColumns } from './CardOfColumns';

interface Item {
  id: number;
  day: string;
  method: string;
  note: string | null;
}

const COLUMNS: readonly RecordColumn<Item>[] = [
  { id: 'name', header: 'Name', cell: ({ id }) => id, card: 'title' },
  { id: 'day', header: 'Day', cell: ({ day }) => day, card: 'quiet' },
  { id: 'amount', header: 'Amount', cell: () => '$5', card: 'corner', cardCell: () => '$5.00' },
  { id: 'method', header: 'Method', cell: ({ method }) => method, card: 'quiet' },
  { id: 'note', header: 'Note', cell: () => 'none', card: 'block', cardCell: ({ note }) => note },
  { id: 'hidden', header: 'Hidden', cell: () => 'hidden' },
  { id: 'actions', header: 'Actions', cell: () => <button>Undo</button>, card: 'foot' },
];
const item: Item = { id: 7, day: 'Mar 2', method: 'Cheque', note: null };
const open = (shown: Item) =>
  renderPart(<CardOfColumns item={shown} columns={COLUMNS} label="Payment 7" />);

test('places each column and joins neighbours in a quiet line', async () => {
  await open({ ...item, note: 'Paid late' });
  const card = screen.getByRole('article', { name: 'Payment 7' });
  expect(card).toHaveTextContent('Payment 7$5.00Mar 2 · ChequePaid lateUndo');
  expect(screen.getByRole('heading', { name: 'Payment 7' })).toBeVisible();
  expect(screen.getByText('Mar 2 · Cheque')).toHaveAttribute('title', 'Mar 2 · Cheque');
});

test('draws nothing for a column without content', async () => {
  await open(item);
  expect(screen.getByRole('article')).toHaveTextContent('Payment 7$5.00Mar 2 · ChequeUndo');
});
