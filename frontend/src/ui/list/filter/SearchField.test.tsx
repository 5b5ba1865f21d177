import { screen } from '@testing-library/react';
import { act } from 'react';
import { renderPart } from '../../../testing/render';
import { urlText, useUrlState } from '../../url/urlState';
import { SearchField } from './SearchField';

const FIELDS = { q: urlText(), status: urlText() };

/** A list with its search in the address. */
function SearchedList() {
  const [{ q }, change] = useUrlState(FIELDS);
  return (
    <>
      <SearchField label="Search jobs" value={q} onChange={(text) => change({ q: text })} />
      <button type="button" onClick={() => change({ q: '', status: '' })}>
        Forget all
      </button>
      <p>Searched: {q}</p>
    </>
  );
}

const open = (path: string) => renderPart(<SearchedList />, { path });
const field = () => screen.getByRole('searchbox', { name: 'Search jobs' });

test('searches with the typed text and puts it in the address, next to other parts', async () => {
  const { person, history } = await open('/?view=active-jobs&status=pending');
  await person.type(field(), 'kia 4');
  expect(field()).toHaveValue('kia 4');
  expect(screen.getByText('Searched: kia 4')).toBeVisible();
  expect(history.location.search).toBe('?view=active-jobs&status=pending&q=kia+4');
});

test('shows the search of a link, and every outside change, in the field', async () => {
  const { person, history } = await open('/?q=kia');
  expect(field()).toHaveValue('kia');
  await person.type(field(), '!');
  await person.click(screen.getByRole('button', { name: 'Forget all' }));
  expect(field()).toHaveValue('');
  act(() => history.push('/?q=ford'));
  expect(field()).toHaveValue('ford');
});

test('clears the field and the search by Escape and by the cross', async () => {
  const { person, history } = await open('/?q=kia');
  await person.type(field(), '{Escape}');
  expect(field()).toHaveValue('');
  expect(history.location.search).toBe('');
  await person.type(field(), 'ford');
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field()).toHaveFocus();
  expect(screen.getByText('Searched:')).toBeVisible();
});
