import { CONSOLE_VIEWS, VIEW_IDS, type ViewId } from '@dispatch/domain/views/console-view';
import { VIEW_PARTS } from '@dispatch/domain/views/menu';
import type { Command } from './commandTypes';

type PartId = keyof typeof VIEW_PARTS;
// The keys of a constant.
const PART_IDS = Object.keys(VIEW_PARTS) as PartId[];

export const isPartOfView = (id: string): id is PartId => PART_IDS.some((known) => known === id);

/** A command for each view, and one for each part of a view. */
export const VIEW_COMMANDS = [
  ...VIEW_IDS.map((id): Command<ViewId> => {
    const { needs, icon, keys } = CONSOLE_VIEWS[id];
    const shown = keys.length > 0 && { keys };
    return { id, group: 'views', needs, icon, ...shown, run: ({ openView }) => openView(id) };
  }),
  ...PART_IDS.map((id): Command<PartId> => {
    const { view, params } = VIEW_PARTS[id];
    const { needs, icon } = CONSOLE_VIEWS[view];
    return { id, group: 'views', needs, icon, run: ({ openView }) => openView(view, params) };
  }),
];
