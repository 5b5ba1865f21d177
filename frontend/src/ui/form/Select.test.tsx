import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderBare } from '../../testing/render';
import { FieldFrame } from './FieldFrame';
import { Select } from './Select';

const OPTIONS = [
  { value: 'en-CA', label: 'English' },
  { value: 'fr-CA', label: 'Français' },
];

interface ChoiceProps {
  start: string;
  error?: string;
  isDisabled?: boolean;
}

function Choice({ start, error, isDisabled }: ChoiceProps) {
  const [value, setValue] = useState(start);
  return (
    <FieldFrame label="Language" error={error}>
      {(ids) => (
        <Select
          {...ids}
          options={OPTIONS}
          value={value}
          onChange={setValue}
          disabled={isDisabled}
        />
      )}
    </FieldFrame>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Language' });

test('shows and changes the choice, and names a cut one in its title', async () => {
  const { person } = await renderBare(<Choice start="en-CA" />);
  expect(field()).toHaveDisplayValue('English');
  expect(field()).toHaveAttribute('title', 'English');
  await person.tab();
  expect(field()).toHaveFocus();
  await person.selectOptions(field(), 'Français');
  expect(field()).toHaveValue('fr-CA');
  expect(field()).toHaveAttribute('title', 'Français');
});

test('shows a value that is not offered as empty, and does not offer it', async () => {
  await renderBare(<Choice start="de-DE" />);
  expect(field()).toHaveDisplayValue('');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'English',
    'Français',
  ]);
});

test('describes the field by its error', async () => {
  await renderBare(<Choice start="" error="Choose a language" />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Choose a language');
});

test('cannot be changed while disabled', async () => {
  const { person } = await renderBare(<Choice start="en-CA" isDisabled />);
  await person.selectOptions(field(), 'Français');
  expect(field()).toHaveValue('en-CA');
});

test('a filter has a hidden lead and its own name', async () => {
  await renderBare(
    <Select label="Language" lead="Lang." options={OPTIONS} value="en-CA" onChange={vi.fn()} />,
  );
  expect(field()).toHaveAccessibleName('Language');
  expect(screen.getByText('Lang.')).toHaveAttribute('aria-hidden', 'true');
});
