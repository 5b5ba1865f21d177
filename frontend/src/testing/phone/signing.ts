import { fireEvent, screen } from '@testing-library/react';
import type { Job } from '../../api/jobs/jobs';
import { makeHaul, serveJobs } from './driverPortal';
import { openJob, press } from './driverTaps';

export const BACK = 'Back to the driver';

export type Opened = Awaited<ReturnType<typeof openJob>>;

export async function open(facts: Partial<Job> = {}) {
  const served = serveJobs(makeHaul(7, { status: 'in-transit', ...facts }));
  return { ...(await openJob()), ...served };
}

/** The receiver has the phone. */
export async function handOver(facts: Partial<Job> = {}) {
  const opened = await open(facts);
  await press(opened.person, 'Get the delivery signature');
  await press(opened.person, 'Hand over the phone');
  await screen.findByLabelText('Your name');
  return opened;
}

/** With the keyboard, which cannot hold. */
export async function takeBack() {
  const button = await screen.findByRole('button', { name: BACK });
  for (let press = 0; press < 3; press += 1) fireEvent.click(button, { detail: 0 });
}

export const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

export async function typeName({ person }: Pick<Opened, 'person'>, name = 'Zoë Gagnon') {
  await person.click(screen.getByRole('checkbox', { name: /^Type my name/ }));
  await person.type(screen.getByLabelText('Your name'), name);
}

/** jsdom does not draw. */
export function withoutDrawing(): void {
  beforeEach(() => {
    const nothing = () => undefined;
    const pen = new Proxy({}, { get: () => nothing, set: () => true });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
      () => pen as unknown as null,
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
