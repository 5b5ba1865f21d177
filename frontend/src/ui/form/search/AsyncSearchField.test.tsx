import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../../testing/render';
import { typeSlowly } from '../../../testing/typeSlowly';
import { AsyncSearchField, type SuggestionsHook } from './AsyncSearchField';
import { FieldFrame } from '../FieldFrame';

interface City {
  id: number;
  name: string;
}

const asked: string[] = [];
const picked: City[] = [];
const CITIES: City[] = [
  { id: 1, name: 'Montréal' },
  { id: 2, name: 'Moncton' },
];

const found = { currentData: CITIES, isFetching: false, isError: false };

function useCities(query: string | null) {
  if (query !== null && asked.at(-1) !== query) asked.push(query);
  return query === null ? { ...found, currentData: undefined } : found;
}

function Field({ useSuggestions = useCities }: { useSuggestions?: SuggestionsHook<City> }) {
  const [text, setText] = useState('');
  return (
    <FieldFrame label="City">
      {(ids) => (
        <AsyncSearchField
          ids={ids}
          value={text}
          onChange={setText}
          onPick={(city) => {
            picked.push(city);
            setText(city.name);
          }}
          useSuggestions={useSuggestions}
          noneText="Unknown city"
          keyOf={(city) => city.id}
          labelOf={(city) => city.name}
        />
      )}
    </FieldFrame>
  );
}

test('searches from two characters, debounced, and picks by keyboard', async () => {
  const { person } = await renderPart(<Field />);
  const field = screen.getByRole('combobox', { name: 'City' });
  await person.type(field, 'm');
  expect(screen.queryByRole('option')).toBeNull();
  typeSlowly(field, 'on');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  expect(screen.getByRole('listbox', { name: 'City' })).toBeVisible();
  expect(asked).toEqual(['mon']);
  // The first option is already highlighted.
  await person.keyboard('{ArrowDown}{Enter}');
  expect(picked).toEqual([{ id: 2, name: 'Moncton' }]);
  expect(field).toHaveValue('Moncton');
});

test('takes the first match on Enter without submitting, and keeps the text without one', async () => {
  picked.length = 0;
  const submitted = vi.fn();
  const { person } = await renderPart(
    <form onSubmit={submitted}>
      <Field />
    </form>,
  );
  await person.type(screen.getByRole('combobox', { name: 'City' }), 'mon');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await person.keyboard('{Enter}');
  expect(picked).toEqual([{ id: 1, name: 'Montréal' }]);
  expect(submitted).not.toHaveBeenCalled();
  await person.keyboard(' Nord{Escape}');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Montréal Nord');
});

test('takes the option that is highlighted, also after the list was closed', async () => {
  picked.length = 0;
  const { person } = await renderPart(<Field />);
  await person.type(screen.getByRole('combobox', { name: 'City' }), 'mon');
  await screen.findByRole('listbox');
  await person.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await person.keyboard('{ArrowDown}{Enter}');
  expect(picked).toEqual([{ id: 1, name: 'Montréal' }]);
});

test('an Enter of an input method picks nothing', async () => {
  picked.length = 0;
  const { person } = await renderPart(<Field />);
  const field = screen.getByRole('combobox', { name: 'City' });
  await person.type(field, 'mon');
  await screen.findByRole('listbox');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
  expect(picked).toEqual([]);
  expect(field).toHaveValue('mon');
});

test.each([
  [{ isFetching: true, isError: false }, 'Searching...'],
  [{ isFetching: false, isError: true }, 'This could not be loaded'],
  [{ currentData: [], isFetching: false, isError: false }, 'Unknown city'],
])('of the answer %j it says %j', async (answer, words) => {
  const { person } = await renderPart(<Field useSuggestions={() => answer} />);
  await person.type(screen.getByRole('combobox', { name: 'City' }), 'mon');
  expect((await screen.findAllByText(words)).at(-1)).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('mon');
});
