import { screen, within } from '@testing-library/react';
import { renderApp } from '../render';
import { driver } from '../samples';
import { serveJobs } from './driverPortal';
import { startTask } from './driverTaps';

/** Opens the condition report of a job's unit. `open` opens it again. */
export async function openReport(
  stage: 'pickup' | 'delivery',
  ...jobs: Parameters<typeof serveJobs>
) {
  const portal = serveJobs(...jobs);
  const view = await renderApp({ path: '/job/7', user: driver });
  const open = async () => {
    const label = new RegExp(`^Condition at ${stage}:`);
    await startTask(view.person, label);
    const name = `Condition report at ${stage}`;
    const dialog = within(await screen.findByRole('dialog', { name }));
    await dialog.findByRole('textbox', { name: 'Odometer' });
    return dialog;
  };
  return { ...view, portal, open, dialog: await open() };
}
