import type { ViewId } from '@dispatch/domain/views/console-view';
import parts from '../../lib/parts.json';
import { late, type Late } from '../../ui/over/late';
import { ViewSkeleton } from '../../ui/states/ViewSkeleton';
import { CONSOLE_VIEWS, type ConsoleView } from './views';

const byId = <Part,>(part: (view: ConsoleView) => Part) =>
  Object.fromEntries(CONSOLE_VIEWS.map((view) => [view.id, part(view)])) as Record<ViewId, Part>;

export const VIEWS: Readonly<Record<ViewId, Late>> = byId(({ id, load }) => {
  const needs = parts.firstViews[`view-${id}`];
  return late(load, {
    texts: needs.texts,
    isPlain: !needs.parts.includes('theme'),
    wait: <ViewSkeleton />,
  });
});

export const COUNTS: Readonly<Record<ViewId, Late | undefined>> = byId(({ loadCount }) =>
  loadCount ? late(loadCount, { isPlain: true }) : undefined,
);
