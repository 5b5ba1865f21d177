import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/render';
import { useConfirm } from './useConfirm';

const answers: boolean[] = [];

function Asker() {
  const confirm = useConfirm();
  const handleAsk = async () =>
    answers.push(
      await confirm({ title: 'Delete JOB-000012?', text: 'It goes.', confirmLabel: 'Delete' }),
    );
  return <button onClick={() => void handleAsk()}>ask</button>;
}

test('focuses Cancel first; Cancel, Escape and the button resolve the call', async () => {
  const { person } = await renderPart(<Asker />);
  await person.click(screen.getByText('ask'));
  expect(await screen.findByRole('alertdialog', { name: 'Delete JOB-000012?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await person.keyboard('{Enter}');
  await person.click(await screen.findByText('ask'));
  await person.keyboard('{Escape}');
  await person.click(await screen.findByText('ask'));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(answers).toEqual([false, false, true]);
});
