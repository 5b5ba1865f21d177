import { VIEW_IDS } from '@dispatch/domain/views/console-view';
import type { CommandContext } from './commandTypes';
import { ALL_COMMANDS, commandOf, type CommandId } from './registry';

const sequences = ALL_COMMANDS.flatMap(({ id, keys = [] }) =>
  keys.map((sequence) => ({ id, sequence, text: sequence.join(' ') })),
);

test('command ids are unique, and every view has a command', () => {
  const ids = ALL_COMMANDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...VIEW_IDS]));
});

test('no key sequence is used twice or is the prefix of another', () => {
  for (const one of sequences)
    for (const other of sequences)
      if (one !== other && `${other.text} `.startsWith(`${one.text} `))
        throw new Error(`${one.id} and ${other.id} share ${one.text}`);
});

test('no key conflicts with the browser', () => {
  const ours = /^(?:[a-z/?]|Enter|Escape|ArrowDown|ArrowUp|F8|mod\+[kz]|mod\+Enter)$/;
  for (const { sequence } of sequences) for (const step of sequence) expect(step).toMatch(ours);
});

test.each([
  ['find', 'mod+k'],
  ['search', '/'],
  ['help', '?'],
  ['save', 'mod+Enter'],
  ['close', 'Escape'],
  ['undo', 'mod+z'],
  ['toasts', 'F8'],
  ['new-dispatch', 'c d, g n'],
  ['dashboard', 'g d'],
  ['recurring-jobs', 'g q'],
  ['active-jobs', 'g a'],
  ['completed-jobs', 'g c'],
  ['todo', 'g v, g l'],
  ['billing', 'g b'],
  ['to-invoice', 'g t'],
  ['invoices', 'g i'],
  ['reports', 'g h'],
  ['payments', 'g m'],
  ['receivables', 'g o'],
  ['books', 'g j'],
  ['drivers', 'g r'],
  ['customers', 'g k'],
  ['users', 'g u'],
  ['audit-log', 'g e'],
  ['company', 'g s'],
  ['price-list', 'g p'],
  ['api-access', 'g x'],
  ['webhooks', 'g w'],
  ['privacy', 'g y'],
  ['assign', 'a'],
  ['complete', 'm'],
  ['edit-job', 'e'],
  ['print-job', 'p'],
  ['next-row', 'j, ArrowDown'],
  ['previous-row', 'k, ArrowUp'],
  ['details', 'Enter'],
  ['select-row', 'x'],
  ['to-selected', 's'],
] satisfies [CommandId, string][])('%s answers to %s', (id, keys) => {
  expect(
    commandOf(id)
      .keys?.map((sequence) => sequence.join(' '))
      .join(', '),
  ).toBe(keys);
});

function pressed(id: CommandId, jobAtHand: CommandContext['jobAtHand']) {
  const openPanel = vi.fn();
  const openDialog = vi.fn();
  // The part of the context that these commands use.
  const context = {
    jobAtHand,
    pressForSelected: () => false,
    openPanel,
    openDialog,
  } as unknown as CommandContext;
  const { isEnabled, run } = commandOf(id);
  if (isEnabled?.(context) ?? true) run?.(context);
  return { openPanel, openDialog };
}

test.each(['assign', 'complete'] as const)('%s opens the panel and changes nothing', (id) => {
  const { openPanel, openDialog } = pressed(id, () => ({ id: 7, isOpen: true }));
  expect(openPanel.mock.calls).toEqual([[7, id]]);
  expect(openDialog).not.toHaveBeenCalled();
});

test.each(['assign', 'complete'] as const)(
  '%s asks for the job if there is no current job',
  (id) => {
    const { openPanel, openDialog } = pressed(id, () => null);
    expect(openPanel).not.toHaveBeenCalled();
    expect(openDialog.mock.calls).toEqual([[id]]);
  },
);

test('a delivered job cannot be completed again', () => {
  const { openPanel, openDialog } = pressed('complete', () => ({ id: 7, isOpen: false }));
  expect(openPanel).not.toHaveBeenCalled();
  expect(openDialog).not.toHaveBeenCalled();
});
