import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the settings of the driver's dashboard. */
export async function openSettings(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: 'Settings' }));
  return within(await screen.findByRole('dialog', { name: 'Settings' }));
}
