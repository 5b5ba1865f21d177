import type { Permission } from '@dispatch/domain/people/permissions';
import type { ViewId } from '@dispatch/domain/views/console-view';
import type { KeySequence } from '../../lib/keys';
import type { IconName } from '../../ui/icon/icons';
import type { JobPanel } from '../navigation/jobPanel';

/** What opens over the console at a command. */
export type CommandDialog = 'find' | 'assign' | 'complete' | 'help';

export interface JobAtHand {
  readonly id: number;
  readonly isOpen: boolean;
}

/** All that commands can reach; built once by the shell. */
export interface CommandContext {
  readonly may: (permission: Permission) => boolean;
  readonly areKeysOn: boolean;
  /** The job of the open details, else of the row with the focus. */
  readonly jobAtHand: () => JobAtHand | null;
  /** The same for the selected rows of the list; does nothing and is false where none are. */
  readonly pressForSelected: (command: 'assign' | 'print') => boolean;
  readonly hasSelected: () => boolean;
  readonly goToSelected: () => void;
  readonly selectRow: () => void;
  readonly openView: (view: ViewId, params?: Readonly<Record<string, string>>) => void;
  readonly openAddress: (href: string) => void;
  readonly openPanel: (job: number, panel: JobPanel) => void;
  readonly openDialog: (dialog: CommandDialog) => void;
  readonly focusSearch: () => void;
  readonly undo: () => void;
  readonly moveRow: (by: 1 | -1) => void;
  readonly switchAppearance: () => void;
  readonly switchDensity: () => void;
  readonly switchLanguage: () => void;
  readonly switchKeys: () => void;
  readonly logout: () => void;
}

export const COMMAND_GROUPS = ['general', 'views', 'jobs', 'lists', 'settings'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface Command<Id extends string = string> {
  readonly id: Id;
  readonly group: CommandGroup;
  readonly icon?: IconName;
  /** Any of them. */
  readonly keys?: readonly KeySequence[];
  /** Absent where the part of the page that has the focus does it itself. */
  readonly run?: (context: CommandContext) => void;
  /** Whoever may not do this is not offered the command. */
  readonly needs?: Permission;
  /** Not to be seen at all otherwise. */
  readonly isVisible?: (context: CommandContext) => boolean;
  /** Pressing its keys does nothing otherwise. */
  readonly isEnabled?: (context: CommandContext) => boolean;
  /** Its keys work in the open details of a record as well. */
  readonly inDetails?: true;
  /** Means something of its own where characters are typed. */
  readonly notWhileTyping?: true;
  /** Of no use in the palette, as it acts on what has the focus. */
  readonly notListed?: true;
}
