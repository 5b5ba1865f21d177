import { fireEvent, waitFor, within } from '@testing-library/react';
import { makeHaul } from '../../../testing/phone/driverPortal';
import '../../../testing/phone/offlineStore';
import { openReport } from '../../../testing/phone/openReport';

test('the form of a damage opens below the view that was tapped, and keeps what was chosen', async () => {
  const { person, dialog } = await openReport('pickup', makeHaul(7));
  const tap = (view: RegExp, clientX: number, clientY: number) => {
    const drawing = dialog.getByRole('img', { name: view });
    drawing.getBoundingClientRect = () => new DOMRect(0, 0, 200, 80);
    fireEvent.click(drawing, { clientX, clientY });
    return drawing;
  };
  const isBefore = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  const form = () => dialog.getByRole('region', { name: 'New damage' });
  const left = tap(/^Left side/, 80, 50);
  const right = dialog.getByRole('img', { name: /^Right side/ });
  expect(within(form()).getByRole('heading', { name: 'New damage' })).toHaveFocus();
  expect(isBefore(left, form()) && isBefore(form(), right)).toBe(true);
  await person.click(within(form()).getByRole('button', { name: 'Gouged' }));

  tap(/^Front/, 100, 46);
  const [rear, top] = [/^Rear/, /^Top/].map((name) => dialog.getByRole('img', { name }));
  if (!rear || !top) throw new Error('The views are not drawn');
  expect(isBefore(rear, form()) && isBefore(form(), top)).toBe(true);
  const added = within(form());
  expect(added.getByRole('combobox', { name: 'Location' })).toHaveDisplayValue('Grille');
  expect(added.getByRole('button', { name: 'Gouged' })).toHaveAttribute('aria-pressed', 'true');
});

test('a tap beside the vehicle counts for the nearest part, and its place stays when corrected', async () => {
  const { person, dialog, portal } = await openReport('pickup', makeHaul(7));
  const left = dialog.getByRole('img', { name: /^Left side/ });
  left.getBoundingClientRect = () => new DOMRect(0, 0, 200, 80);
  fireEvent.click(left, { clientX: 100, clientY: 10 });
  const location = dialog.getByRole('combobox', { name: 'Location' });
  expect(location).toHaveDisplayValue('Roof');
  await person.selectOptions(location, 'Left front door');
  await person.click(dialog.getByRole('button', { name: 'Scratched' }));
  await person.click(dialog.getByRole('button', { name: 'Up to 2.5 cm (1 in)' }));
  await person.click(dialog.getByRole('button', { name: 'Add damage' }));
  await person.click(dialog.getByRole('button', { name: 'Save report' }));
  await waitFor(() => expect(portal.done).toHaveLength(1));
  const mark = { view: 'left', x: 50, y: 13, code: '10121' };
  expect(portal.done).toMatchObject([{ report: { marks: [mark] } }]);
});

test('a report is not saved while a new damage is incomplete', async () => {
  const { person, portal, dialog } = await openReport('pickup', makeHaul(7));
  const left = dialog.getByRole('img', { name: /^Left side/ });
  left.getBoundingClientRect = () => new DOMRect(0, 0, 200, 80);
  fireEvent.click(left, { clientX: 80, clientY: 50, detail: 2 });
  expect(dialog.queryByRole('region', { name: 'New damage' })).toBeNull();
  fireEvent.click(left, { clientX: 80, clientY: 50, detail: 1 });
  await person.click(dialog.getByRole('button', { name: 'Save report' }));
  const problem = 'Choose type and size of the new damage, or discard it, before you save.';
  expect(dialog.getByRole('alert')).toHaveTextContent(problem);
  await person.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Save report' }));
  await waitFor(() => expect(portal.done).toMatchObject([{ report: { marks: [] } }]));
});

test('a complete new damage is saved with the report', async () => {
  const { person, portal, dialog } = await openReport('pickup', makeHaul(7));
  expect(dialog.getByRole('textbox', { name: 'Odometer' })).toHaveFocus();
  const left = dialog.getByRole('img', { name: /^Left side/ });
  left.getBoundingClientRect = () => new DOMRect(0, 0, 200, 80);
  fireEvent.click(left, { clientX: 80, clientY: 50 });
  await person.click(dialog.getByRole('button', { name: 'Scratched' }));
  await person.click(dialog.getByRole('button', { name: 'Save report' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(/^Choose type and size/);
  await person.click(dialog.getByRole('button', { name: 'Up to 2.5 cm (1 in)' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Save report' }));
  const mark = { view: 'left', x: 40, y: 63 };
  await waitFor(() => expect(portal.done).toMatchObject([{ report: { marks: [mark] } }]));
});

test('damage can be added without the drawing, and removed', async () => {
  const { person, dialog } = await openReport('pickup', makeHaul(7));
  await person.click(dialog.getByRole('button', { name: 'Add damage from a list' }));
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Location' }), 'Windshield');
  await person.click(dialog.getByRole('button', { name: 'More types' }));
  await person.click(dialog.getByRole('button', { name: 'Glass broken' }));
  expect(dialog.getByRole('button', { name: 'Add damage' })).toBeDisabled();
  await person.click(dialog.getByRole('button', { name: 'Over 30 cm (12 in)' }));
  await person.click(dialog.getByRole('button', { name: 'Add damage' }));
  const text = 'Windshield: Glass broken, over 30 cm (12 in)';
  expect(dialog.getByRole('listitem')).toHaveTextContent(text);
  await person.click(dialog.getByRole('button', { name: `Remove ${text}` }));
  expect(dialog.getByText('No damage is marked.')).toBeVisible();
});
