import { fireEvent, screen, within } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { renderBare } from '../../../testing/render';
import { FieldFrame } from '../FieldFrame';
import { Combobox } from './Combobox';

interface City {
  id: number;
  name: string;
}

const MONCTON: City = { id: 1, name: 'Moncton' };
const MONTREAL: City = { id: 2, name: 'Montréal' };
const OTTAWA: City = { id: 3, name: 'Ottawa' };
const CITIES = [MONCTON, MONTREAL, OTTAWA];

type BoxProps = Partial<ComponentProps<typeof Combobox<City, false>>>;

function Box({ error, ...props }: BoxProps & { error?: string }) {
  const [city, setCity] = useState<City | null>(props.value ?? null);
  return (
    <FieldFrame label="City" error={error}>
      {(ids) => (
        <Combobox<City, false>
          options={CITIES}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          rowOf={({ name }) => name}
          emptyText="No matches found"
          {...props}
          value={city}
          onChange={(_event, chosen) => setCity(chosen)}
          input={ids}
        />
      )}
    </FieldFrame>
  );
}

async function open(props: ComponentProps<typeof Box> = {}) {
  const view = await renderBare(<Box {...props} />);
  return { ...view, field: screen.getByRole('combobox', { name: 'City' }) };
}

/** The option that screen readers announce. */
function active(field: HTMLElement): string | null {
  const id = field.getAttribute('aria-activedescendant');
  return id ? (document.getElementById(id)?.textContent ?? null) : null;
}

test('names the list like its field and tells screen readers the active option', async () => {
  const { person, field } = await open();
  await person.tab();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).not.toHaveAttribute('aria-controls');
  await person.keyboard('{ArrowDown}');
  const list = screen.getByRole('listbox', { name: 'City' });
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', list.id);
  expect(within(list).getAllByRole('option')).toHaveLength(3);
  expect(active(field)).toBe('Moncton');
});

test('moves with arrows around the ends, and with Home and End', async () => {
  const { person, field } = await open();
  await person.tab();
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(active(field)).toBe('Montréal');
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(active(field)).toBe('Ottawa');
  await person.keyboard('{ArrowDown}');
  expect(active(field)).toBe('Moncton');
  await person.keyboard('{End}');
  expect(active(field)).toBe('Ottawa');
  await person.keyboard('{Home}{Enter}');
  expect(field).toHaveValue('Moncton');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('opens at the chosen option, marked as selected', async () => {
  const { person, field } = await open({ value: MONTREAL });
  await person.click(field);
  expect(active(field)).toBe('Montréal');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Montréal');
});

test('finds without accents and restores the chosen text on Tab', async () => {
  const { person, field } = await open({ value: OTTAWA });
  await person.clear(field);
  await person.type(field, 'montre');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Montréal']);
  await person.keyboard('{Enter}');
  expect(field).toHaveValue('Montréal');
  await person.type(field, ' Nord');
  await person.tab();
  expect(field).not.toHaveFocus();
  expect(field).toHaveValue('Montréal');
});

test('Escape closes the list and keeps the choice; only without a list it reaches the dialog', async () => {
  const leave = vi.fn();
  const { person } = await renderBare(
    <div onKeyDown={({ key }) => key === 'Escape' && leave()}>
      <Box value={OTTAWA} emptyText={undefined} />
    </div>,
  );
  const field = screen.getByRole('combobox');
  await person.click(field);
  await person.keyboard('{ArrowUp}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('Ottawa');
  expect(leave).not.toHaveBeenCalled();
  await person.type(field, 'xyz');
  expect(screen.queryByRole('listbox')).toBeNull();
  await person.keyboard('{Escape}');
  expect(leave).toHaveBeenCalledOnce();
});

test('leaves the keys of an input method alone', async () => {
  const { person, field } = await open();
  await person.type(field, 'mon');
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229, isComposing: true });
  expect(active(field)).toBe('Moncton');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
  expect(field).toHaveValue('mon');
  expect(screen.getByRole('listbox')).toBeVisible();
});

test('Enter with Ctrl does not pick', async () => {
  const { person, field } = await open();
  await person.type(field, 'mon{Control>}{Enter}{/Control}');
  expect(field).toHaveValue('mon');
});

function GrowingBox() {
  const [options, setOptions] = useState(CITIES);
  return (
    <>
      <Box options={options} />
      <button onClick={() => setOptions([{ id: 4, name: 'Halifax' }, ...CITIES])}>More</button>
    </>
  );
}

test('keeps the active option when the list changes', async () => {
  const { person } = await renderBare(<GrowingBox />);
  const field = screen.getByRole('combobox', { name: 'City' });
  await person.tab();
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(active(field)).toBe('Montréal');
  // As an answer would, without a change of the focus.
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('option', { name: 'Halifax' })).toBeVisible();
  expect(active(field)).toBe('Montréal');
});

test('announces that nothing matches', async () => {
  const { person, field, container } = await open();
  const announced = container.querySelector('[aria-live=polite]');
  expect(announced).toBeEmptyDOMElement();
  await person.type(field, 'xyz');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(announced).toHaveTextContent('No matches found');
  await person.clear(field);
  expect(announced).toBeEmptyDOMElement();
});

test('clears the choice and keeps the focus', async () => {
  const { person, field } = await open({ value: OTTAWA });
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('a disabled field cannot be opened or cleared', async () => {
  const { person, field } = await open({ value: OTTAWA, disabled: true });
  expect(field).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('describes the field by its error', async () => {
  const { field } = await open({ error: 'Choose a city' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Choose a city');
});

test('a tap picks, and a tap on the arrow opens and closes the list', async () => {
  const { person, field } = await open();
  const tap = (target: HTMLElement) => person.pointer({ keys: '[TouchA]', target });
  await tap(screen.getByRole('button', { name: 'Open' }));
  expect(field).toHaveFocus();
  await tap(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  await tap(field);
  await tap(screen.getByRole('option', { name: 'Montréal' }));
  expect(field).toHaveValue('Montréal');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});
