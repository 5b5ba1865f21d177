import { ROUTES } from '@dispatch/domain/views/routes';
import type { Command, CommandContext } from './commandTypes';
import { VIEW_COMMANDS } from './viewCommands';

/** Opens the panel for the selected jobs or the current one; without any, asks for the job. */
function onJob(panel: 'assign' | 'complete'): NonNullable<Command['run']> {
  return ({ jobAtHand, pressForSelected, openPanel, openDialog }) => {
    if (panel === 'assign' && pressForSelected('assign')) return;
    const job = jobAtHand();
    if (job) openPanel(job.id, panel);
    else openDialog(panel);
  };
}

/** Acts on the current job; not offered without one. */
function withJobAtHand(act: (id: number, context: CommandContext) => void) {
  return {
    run: (context) => {
      const job = context.jobAtHand();
      if (job) act(job.id, context);
    },
    isVisible: ({ jobAtHand }) => jobAtHand() !== null,
    inDetails: true,
  } as const satisfies Partial<Command>;
}

const onJobAtHand = (panel: 'edit' | 'sheet' | 'cancel' | 'template') =>
  withJobAtHand((id, { openPanel }) => openPanel(id, panel));

/** The only list of the console's commands. Menus, palette, help and keys all use it. */
const COMMANDS = [
  {
    id: 'find',
    group: 'general',
    icon: 'search',
    keys: [['mod+k']],
    run: ({ openDialog }) => openDialog('find'),
    inDetails: true,
    notListed: true,
  },
  {
    id: 'search',
    group: 'general',
    keys: [['/']],
    run: ({ focusSearch }) => focusSearch(),
    notListed: true,
  },
  { id: 'close', group: 'general', keys: [['Escape']] },
  { id: 'save', group: 'general', keys: [['mod+Enter']] },
  {
    id: 'undo',
    group: 'general',
    keys: [['mod+z']],
    run: ({ undo }) => undo(),
    inDetails: true,
    notListed: true,
    notWhileTyping: true,
  },
  { id: 'toasts', group: 'general', keys: [['F8']] },
  {
    id: 'help',
    group: 'general',
    icon: 'keyboard',
    keys: [['?']],
    run: ({ openDialog }) => openDialog('help'),
  },
  ...VIEW_COMMANDS,
  {
    id: 'driver-portal',
    group: 'views',
    icon: 'truck',
    run: ({ openAddress }) => openAddress(ROUTES.driverPicker.path),
    needs: 'jobs:drive',
  },
  {
    id: 'assign',
    group: 'jobs',
    needs: 'jobs:manage',
    icon: 'assign',
    keys: [['a']],
    run: onJob('assign'),
    inDetails: true,
  },
  {
    id: 'complete',
    group: 'jobs',
    needs: 'jobs:manage',
    icon: 'task',
    keys: [['m']],
    run: onJob('complete'),
    isEnabled: ({ jobAtHand }) => jobAtHand()?.isOpen ?? true,
    inDetails: true,
  },
  {
    id: 'edit-job',
    group: 'jobs',
    needs: 'jobs:manage',
    icon: 'edit',
    keys: [['e']],
    ...onJobAtHand('edit'),
  },
  {
    id: 'repeat-job',
    group: 'jobs',
    needs: 'jobs:manage',
    icon: 'add-circle',
    ...withJobAtHand((id, { openView }) => openView('new-dispatch', { repeat: String(id) })),
  },
  {
    id: 'keep-template',
    group: 'jobs',
    needs: 'jobs:manage',
    icon: 'post-add',
    ...onJobAtHand('template'),
  },
  {
    id: 'print-job',
    group: 'jobs',
    icon: 'print',
    keys: [['p']],
    ...onJobAtHand('sheet'),
    run: (context) => {
      if (!context.pressForSelected('print')) onJobAtHand('sheet').run(context);
    },
    isVisible: ({ jobAtHand, hasSelected }) => hasSelected() || jobAtHand() !== null,
  },
  {
    id: 'cancel-job',
    group: 'jobs',
    needs: 'jobs:manage',
    icon: 'blocked',
    ...onJobAtHand('cancel'),
    isEnabled: ({ jobAtHand }) => jobAtHand()?.isOpen ?? false,
  },
  // Only in a job's menu: a key could be pressed by mistake.
  { id: 'delete-job', group: 'jobs', needs: 'jobs:manage', icon: 'delete' },
  {
    id: 'add-customer',
    group: 'jobs',
    needs: 'customers:manage',
    icon: 'add-business',
    run: ({ openView }) => openView('customers', { dialog: 'add' }),
  },
  {
    id: 'add-user',
    group: 'jobs',
    needs: 'users:manage',
    icon: 'add-person',
    run: ({ openView }) => openView('users', { dialog: 'add' }),
  },
  {
    id: 'gather-invoices',
    group: 'jobs',
    needs: 'billing:manage',
    icon: 'post-add',
    run: ({ openView }) => openView('to-invoice', { dialog: 'run' }),
  },
  {
    id: 'take-payment',
    group: 'jobs',
    needs: 'billing:manage',
    icon: 'payments',
    run: ({ openView }) => openView('payments', { take: 'payment' }),
  },
  {
    id: 'add-price',
    group: 'jobs',
    needs: 'price-list:manage',
    icon: 'price-tag',
    run: ({ openView }) => openView('price-list', { dialog: 'add' }),
  },
  {
    id: 'export',
    group: 'jobs',
    needs: 'export',
    icon: 'download',
    run: ({ openView }) => openView('dashboard', { dialog: 'export' }),
  },
  {
    id: 'next-row',
    group: 'lists',
    keys: [['j'], ['ArrowDown']],
    run: ({ moveRow }) => moveRow(1),
    inDetails: true,
    notListed: true,
  },
  {
    id: 'previous-row',
    group: 'lists',
    keys: [['k'], ['ArrowUp']],
    run: ({ moveRow }) => moveRow(-1),
    inDetails: true,
    notListed: true,
  },
  { id: 'details', group: 'lists', keys: [['Enter']] },
  {
    id: 'select-row',
    group: 'lists',
    keys: [['x']],
    run: ({ selectRow }) => selectRow(),
    notListed: true,
  },
  {
    id: 'to-selected',
    group: 'lists',
    keys: [['s']],
    run: ({ goToSelected }) => goToSelected(),
    isEnabled: ({ hasSelected }) => hasSelected(),
    notListed: true,
  },
  {
    id: 'appearance',
    group: 'settings',
    icon: 'contrast',
    run: ({ switchAppearance }) => switchAppearance(),
  },
  {
    id: 'density',
    group: 'settings',
    icon: 'density',
    run: ({ switchDensity }) => switchDensity(),
  },
  {
    id: 'language',
    group: 'settings',
    icon: 'translate',
    run: ({ switchLanguage }) => switchLanguage(),
  },
  { id: 'keys', group: 'settings', icon: 'keyboard', run: ({ switchKeys }) => switchKeys() },
  { id: 'logout', group: 'settings', icon: 'logout', run: ({ logout }) => logout() },
] as const satisfies readonly Command[];

export type CommandId = (typeof COMMANDS)[number]['id'];

/** The commands with one common type, including optional fields. */
export const ALL_COMMANDS: readonly Command<CommandId>[] = COMMANDS;

const BY_ID = new Map(ALL_COMMANDS.map((command) => [command.id, command]));

export function commandOf(id: CommandId): Command<CommandId> {
  const command = BY_ID.get(id);
  if (command) return command;
  throw new Error(`There is no command ${id}`);
}

/** Whether the command is offered to the user in the current context. */
export function isOffered({ needs, isVisible }: Command, context: CommandContext): boolean {
  return (needs === undefined || context.may(needs)) && (isVisible?.(context) ?? true);
}
