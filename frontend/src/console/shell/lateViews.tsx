import { VIEW_IDS, type ViewId } from '@dispatch/domain/views/console-view';
import { late, type Late } from '../../ui/over/late';
import { ViewSkeleton } from '../../ui/states/ViewSkeleton';
import { viewNeeds } from './viewNeeds';
import { VIEW_PARTS } from './views';

const byId = <Part,>(part: (id: ViewId) => Part) =>
  Object.fromEntries(VIEW_IDS.map((id) => [id, part(id)])) as Record<ViewId, Part>;

export const VIEWS: Readonly<Record<ViewId, Late>> = byId((id) => {
  const { texts } = viewNeeds(id);
  return late(VIEW_PARTS[id].load, {
    texts,
    isPlain: true,
    wait: <ViewSkeleton />,
    takesTyping: VIEW_PARTS[id].takesTyping ?? false,
  });
});

export const COUNTS: Readonly<Record<ViewId, Late | undefined>> = byId((id) => {
  const { loadCount } = VIEW_PARTS[id];
  return loadCount ? late(loadCount, { isPlain: true }) : undefined;
});
