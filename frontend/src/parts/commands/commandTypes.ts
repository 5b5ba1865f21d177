import type { Permission } from '@dispatch/domain/people/permissions';
import type { ViewId } from '@dispatch/domain/views/console-view';
import type { KeySequence } from '../../lib/keys';
import type { IconName } from '../../ui/icon/icons';
import type { JobPanel } from '../navigation/jobPanel';

/** Dialogs that a command opens over the console. */
export type CommandDialog = 'find' | 'assign' | 'complete' | 'help';

export interface JobAtHand {
  readonly id: number;
  readonly isOpen: boolean;
}

/** Everything that commands can use; built once by the shell. */
export interface CommandContext {
  readonly may: (permission: Permission) => boolean;
  readonly areKeysOn: boolean;
  /** The job of the open details, else of the focused row. */
  readonly jobAtHand: () => JobAtHand | null;
  /**
   * Runs the command for the selected rows of the list; without a selection does nothing and
   * returns false.
   */
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
  /** Any of these triggers the command. */
  readonly keys?: readonly KeySequence[];
  /** Missing if the focused part of the page handles it. */
  readonly run?: (context: CommandContext) => void;
  /** The command is offered only with this permission. */
  readonly needs?: Permission;
  /** Hides the command if false. */
  readonly isVisible?: (context: CommandContext) => boolean;
  /** Disables the command's keys if false. */
  readonly isEnabled?: (context: CommandContext) => boolean;
  /** Its keys also work in the open details of a record. */
  readonly inDetails?: true;
  /** Its keys mean something else in text fields. */
  readonly notWhileTyping?: true;
  /** Not in the palette, because it acts on the focused element. */
  readonly notListed?: true;
}
