import type { ViewId } from '@dispatch/domain/views/console-view';
import { firstViews } from '../../lib/parts.json';
import { late, type Late } from '../../ui/over/late';
import { WaitScreen } from '../../ui/page/WaitScreen';
import { CONSOLE_VIEWS, type ConsoleView } from './views';

const byId = <Part,>(part: (view: ConsoleView) => Part) =>
  Object.fromEntries(CONSOLE_VIEWS.map((view) => [view.id, part(view)])) as Record<ViewId, Part>;

export const VIEWS: Readonly<Record<ViewId, Late>> = byId(({ id, load }) => {
  const { parts, texts } = firstViews[`view-${id}`];
  return late(load, { texts, isPlain: !parts.includes('theme'), wait: <WaitScreen inline /> });
});

export const COUNTS: Readonly<Record<ViewId, Late | undefined>> = byId(({ loadCount }) =>
  loadCount ? late(loadCount, { isPlain: true }) : undefined,
);
