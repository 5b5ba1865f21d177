import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../../testing/render';
import { FilterPicker, PickerBox } from './FilterPicker';

const OPTIONS = [
  { value: 1, label: 'Acme Motors' },
  { value: 2, label: 'Zénith Autos' },
];

function Filters() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <FilterPicker
        label="Customer"
        allLabel="All customers"
        options={OPTIONS}
        value={OPTIONS.find((option) => option.value === value) ?? null}
        onChange={setValue}
      />
      <button>Next</button>
    </>
  );
}

/** With a list that loads when `arrive` is called. */
async function shown() {
  await PickerBox.load();
  let resolve = (): void => undefined;
  const loading = new Promise<void>((resolved) => (resolve = resolved));
  vi.spyOn(PickerBox, 'load').mockReturnValue(loading);
  const arrive = () =>
    act(async () => {
      resolve();
      await loading;
    });
  return { ...(await renderPart(<Filters />)), arrive };
}

const field = () => screen.getByRole('combobox', { name: 'Customer' });

test('replaces the focused field by the list and keeps the typed text', async () => {
  const { person, arrive } = await shown();
  await person.tab();
  await person.keyboard('zen');
  await arrive();
  expect(await screen.findByRole('option', { name: 'Zénith Autos' })).toBeVisible();
  expect(field()).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(field()).toHaveValue('Zénith Autos');
});

test('does not take the focus back after the user has moved on', async () => {
  const { person, arrive } = await shown();
  await person.tab();
  const before = field();
  expect(before).toHaveFocus();
  await person.tab();
  await arrive();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(field()).toBe(before);
  await person.tab({ shift: true });
  await person.keyboard('acme');
  expect(await screen.findByRole('option', { name: 'Acme Motors' })).toBeVisible();
});

test('keeps the focus in the field while the list loads', async () => {
  const { person, arrive } = await shown();
  await person.tab();
  const focused = new Set<string | null | undefined>();
  const observer = new MutationObserver(() => {
    focused.add(document.activeElement?.getAttribute('aria-label'));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await arrive();
  await person.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeVisible();
  observer.disconnect();
  expect([...focused]).toEqual(['Customer']);
});
