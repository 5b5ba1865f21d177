import { CONSOLE_VIEWS, VIEW_IDS, type ViewId } from '@dispatch/domain/views/console-view';
import type { Command } from './commandTypes';

/** A command for each view, in the order of the menu. */
export const VIEW_COMMANDS = VIEW_IDS.map((id): Command<ViewId> => {
  const { needs, icon, keys } = CONSOLE_VIEWS[id];
  return { id, group: 'views', needs, icon, keys, run: ({ openView }) => openView(id) };
});
