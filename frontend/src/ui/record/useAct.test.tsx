import { screen, waitFor } from '@testing-library/react';
import { openView } from '../../testing/openView';
import { useAct, type Act } from './useAct';

const ask = { title: 'Delete it?', text: 'It goes.', confirmLabel: 'Delete' };
const broken = { error: { status: 0, message: '0: x', body: null, server: null } };
const refused = {
  error: {
    ...{ status: 409, message: '409: In use.', body: null },
    server: { statusCode: 409, code: 'in_use', message: 'In use.' },
  },
};

const outcomes: boolean[] = [];

function Actor(act: Act) {
  const run = useAct();
  return <button onClick={() => void run(act).then((isDone) => outcomes.push(isDone))}>go</button>;
}

async function press(act: Act) {
  outcomes.length = 0;
  const view = await openView(<Actor {...act} />, '/');
  await view.person.click(screen.getByText('go'));
  return view;
}

test('sends only after the question is confirmed, and reports', async () => {
  const send = vi.fn(() => Promise.resolve({}));
  const { person, toast } = await press({ ask, send, done: 'Deleted.', about: 'JOB-1' });
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(outcomes).toEqual([false]));
  expect(send).not.toHaveBeenCalled();
  await person.click(await screen.findByText('go'));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(outcomes).toEqual([false, true]));
  expect(toast()).toMatchObject({ description: 'Deleted.', about: 'JOB-1' });
});

test.each([
  ['the server’s message', refused, 'Failed to delete', 'In use.'],
  ['the sentence, if the server sent no message', broken, 'Failed to delete', 'Failed to delete'],
  ['the sentence of any failure', refused, () => 'Not deleted', 'Not deleted'],
])('reports a failure by %s', async (_name, answer, failed, text) => {
  const { toast } = await press({ send: () => Promise.resolve(answer), failed });
  await waitFor(() => expect(outcomes).toEqual([false]));
  expect(toast()).toMatchObject({ description: text, variant: 'destructive' });
});

test('reports what the answer says, with the record that it names', async () => {
  const send = () => Promise.resolve({ data: 'JOB-2' });
  const done = (data: unknown) => ({ text: `Created ${String(data)}.`, about: 'its driver' });
  const { toast } = await press({ send, done, about: 'JOB-1' });
  await waitFor(() => expect(outcomes).toEqual([true]));
  expect(toast()).toMatchObject({ description: 'Created JOB-2.', about: 'its driver' });
});
