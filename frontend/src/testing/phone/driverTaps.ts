import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { hold } from '../hold';
import { renderApp } from '../render';
import { driver } from '../samples';
import { server } from '../answers/server';

export const LOADED = 'VEHICLE LOADED - START TRANSPORT';
export const DELIVERED = 'VEHICLE DELIVERED - COMPLETE JOB';
export const OPERATIONS = '*/api/driver/operations';

export const openJob = () => renderApp({ path: '/job/7', user: driver });

interface Person {
  click: (element: Element) => Promise<void>;
}

/** Some buttons wait for the phone's store. */
export async function press(person: Person, name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
}

/** A server that accepts taps but answers only after `release`. */
export function holdAnswers() {
  const { held, release } = hold();
  let calls = 0;
  server.use(
    http.post(OPERATIONS, async () => {
      calls += 1;
      await held;
    }),
  );
  return { release, calls: () => calls };
}

/** The delivery notes dialog over the open job. */
export async function findCompletion() {
  const dialog = await screen.findByRole('dialog', { name: 'Complete Delivery' });
  const notes = within(dialog).getByRole('textbox', { name: 'Completion Notes (Optional)' });
  return { dialog, notes };
}

export async function openCompletion() {
  const view = await openJob();
  await press(view.person, DELIVERED);
  return { ...view, ...(await findCompletion()) };
}

/** Starts a task of a unit that is not its next step. */
export const startTask = async (person: Person, name: string | RegExp, more = /^(More|Plus): /) => {
  const [first] = await screen.findAllByRole('button', { name: more });
  if (first) await person.click(first);
  await press(person, name);
};
