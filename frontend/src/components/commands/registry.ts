import AddBusiness from '@mui/icons-material/AddBusinessOutlined';
import AddCircle from '@mui/icons-material/AddCircleOutlineOutlined';
import Assignment from '@mui/icons-material/AssignmentOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Contrast from '@mui/icons-material/ContrastOutlined';
import DensitySmall from '@mui/icons-material/DensitySmallOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import PersonAddAlt from '@mui/icons-material/PersonAddAltOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Search from '@mui/icons-material/Search';
import Print from '@mui/icons-material/PrintOutlined';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import type { ViewId } from '../../lib/consoleViews';
import type { Command } from './commandTypes';

function toView<View extends ViewId>(
  view: View,
  icon: NonNullable<Command['icon']>,
  ...keys: NonNullable<Command['keys']>
): Command & { readonly id: View } {
  return {
    id: view,
    group: 'views',
    icon,
    keys,
    run: ({ openView }) => openView(view),
  };
}

/** Opens the panel for the job at hand; with none, asks for which job. */
function onJob(panel: 'assign' | 'complete'): NonNullable<Command['run']> {
  return ({ jobAtHand, openPanel, openDialog }) => {
    const job = jobAtHand();
    if (job) openPanel(job.id, panel);
    else openDialog(panel);
  };
}

/** Opens the panel for the job at hand, without which there is nothing to open. */
function onJobAtHand(panel: 'edit' | 'sheet') {
  return {
    run: ({ jobAtHand, openPanel }) => {
      const job = jobAtHand();
      if (job) openPanel(job.id, panel);
    },
    isVisible: ({ jobAtHand }) => jobAtHand() !== null,
    inDetails: true,
  } as const satisfies Partial<Command>;
}

/** Every command of the console, once. Menus, palette, help and keys all read it. */
const COMMANDS = [
  {
    id: 'find',
    group: 'general',
    icon: Search,
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
  { id: 'toasts', group: 'general', keys: [['F8']] },
  {
    id: 'help',
    group: 'general',
    icon: Keyboard,
    keys: [['?']],
    run: ({ openDialog }) => openDialog('help'),
  },
  toView('dashboard', Dashboard, ['g', 'd']),
  toView('new-dispatch', AddCircle, ['c', 'd'], ['g', 'n']),
  toView('active-jobs', Assignment, ['g', 'a']),
  toView('completed-jobs', TaskAlt, ['g', 'c']),
  toView('billing', ReceiptLong, ['g', 'b']),
  toView('drivers', Badge, ['g', 'r']),
  toView('customers', Storefront, ['g', 'k']),
  toView('users', ManageAccounts, ['g', 'u']),
  {
    id: 'driver-portal',
    group: 'views',
    icon: LocalShipping,
    run: ({ openAddress }) => openAddress('/driver-login'),
    isVisible: ({ isAdmin }) => isAdmin,
  },
  {
    id: 'assign',
    group: 'jobs',
    icon: PersonAddAlt,
    keys: [['a']],
    run: onJob('assign'),
    inDetails: true,
  },
  {
    id: 'complete',
    group: 'jobs',
    icon: TaskAlt,
    keys: [['m']],
    run: onJob('complete'),
    isEnabled: ({ jobAtHand }) => jobAtHand()?.isOpen ?? true,
    inDetails: true,
  },
  { id: 'edit-job', group: 'jobs', icon: Edit, keys: [['e']], ...onJobAtHand('edit') },
  { id: 'print-job', group: 'jobs', icon: Print, keys: [['p']], ...onJobAtHand('sheet') },
  // Asked for by name in a job's menu alone: it cannot be undone.
  { id: 'delete-job', group: 'jobs', icon: Delete },
  {
    id: 'add-customer',
    group: 'jobs',
    icon: AddBusiness,
    run: ({ openView }) => openView('customers', { dialog: 'add' }),
  },
  {
    id: 'add-user',
    group: 'jobs',
    icon: PersonAdd,
    run: ({ openView }) => openView('users', { dialog: 'add' }),
  },
  {
    id: 'export',
    group: 'jobs',
    icon: FileDownload,
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
    id: 'appearance',
    group: 'settings',
    icon: Contrast,
    run: ({ switchAppearance }) => switchAppearance(),
  },
  {
    id: 'density',
    group: 'settings',
    icon: DensitySmall,
    run: ({ switchDensity }) => switchDensity(),
  },
  {
    id: 'language',
    group: 'settings',
    icon: Translate,
    run: ({ switchLanguage }) => switchLanguage(),
  },
  { id: 'keys', group: 'settings', icon: Keyboard, run: ({ switchKeys }) => switchKeys() },
  { id: 'logout', group: 'settings', icon: Logout, run: ({ logout }) => logout() },
] as const satisfies readonly Command[];

export type CommandId = (typeof COMMANDS)[number]['id'];

/** The commands as one kind of thing, whatever each leaves out. */
export const ALL_COMMANDS: readonly Command<CommandId>[] = COMMANDS;

const BY_ID = new Map(ALL_COMMANDS.map((command) => [command.id, command]));

export function commandOf(id: CommandId): Command<CommandId> {
  const command = BY_ID.get(id);
  if (!command) throw new Error(`There is no command ${id}`);
  return command;
}
