import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../../testing/render';
import { typeSlowly } from '../../../testing/typeSlowly';
import { AsyncSearchField } from './AsyncSearchField';
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

function useCities(query: string | null) {
  if (query !== null && asked.at(-1) !== query) asked.push(query);
  return { data: query === null ? undefined : CITIES, isFetching: false };
}

function Field() {
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
          useSuggestions={useCities}
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
