import { act, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { getMe } from '../../../api/accounts/session';
import { refusal, server } from '../../../testing/answers/server';
import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../../testing/openedJob';

const jobOf = (model: string, version: number) =>
  makeJob(7, { version, jobVehicles: [makeUnit(70), makeUnit(71, { model })] });

async function open(job: ReturnType<typeof jobOf>) {
  server.use(...openedJob(() => job));
  const view = await openJobDialog('/?job=7&panel=units');
  const unit = (number: number) =>
    within(view.inside.getByRole('group', { name: `Unit ${number}` }));
  return { ...view, unit };
}

test("restores units of an expired session, merged with another user's changes", async () => {
  const first = await open(jobOf('Rio', 1));
  await first.person.type(first.unit(1).getByRole('textbox', { name: 'PO Number' }), 'PO-9');
  server.use(http.get('*/api/auth/me', () => refusal(401, 'not_signed_in', 'no')));
  await act(() => first.store.dispatch(getMe.initiate(undefined, { forceRefetch: true })));
  first.unmount();

  const { person, inside, unit } = await open(jobOf('Soul', 2));
  await person.click(await inside.findByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(unit(1).getByRole('textbox', { name: 'PO Number' })).toHaveValue('PO-9'),
  );
  expect(unit(2).getByRole('combobox', { name: 'Model' })).toHaveValue('Soul');
});
