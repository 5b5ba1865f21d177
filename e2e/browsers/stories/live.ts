import { expect, type APIRequestContext } from '@playwright/test';
import { ChaosProxy } from '../../support/chaos-proxy';
import { ADMIN } from '../../support/product';
import type { Page } from '../engines/page';
import { signIn } from './sign-in';

interface Live {
  readonly openDesk: (address: string) => Promise<Page>;
  readonly address: string;
  readonly api: APIRequestContext;
}

/** A list follows the changes of others, says when its connection is cut, and then catches up. */
export async function liveUpdates({ openDesk, address, api }: Live): Promise<void> {
  const made = await api.post('/api/jobs', { data: { pickupAddress: '1 Main Street, Moncton' } });
  const { id, jobId } = (await made.json()) as { id: number; jobId: string };
  const change = async (status: string) => {
    const answer = await api.put(`/api/jobs/${String(id)}`, { data: { status } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const network = await ChaosProxy.before(address);
  const desk = await openDesk(network.address);
  await signIn(desk, ADMIN.email, ADMIN.password);
  await desk.goto('/?view=active-jobs&layout=list');
  await desk.text('Live').shown();
  const row = desk.role('row').holding(jobId);
  await row.has('Pending');
  await change('picked-up');
  await row.has('Picked Up');

  network.set('down');
  await desk.text(/^Reconnecting/).shown();
  await change('in-transit');
  await row.has('Picked Up');
  network.set('clear');
  await desk.text('Live').shown();
  await row.has('In Transit');
  await network.close();
}
