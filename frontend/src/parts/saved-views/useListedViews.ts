import { dayOf } from '@dispatch/domain/time/company-day';
import type { SavedViewList } from '@dispatch/domain/people/saved-views';
import { useConfig } from '../../api/config';
import { useListSavedViewsQuery, type SavedView } from '../../api/savedViews';
import { viewHref } from '../navigation/consoleViews';
import { useTranslation } from '../../ui/text/useTranslation';

export interface ListedView {
  readonly key: string;
  readonly list: SavedViewList;
  readonly name: string;
  readonly query: string;
  /** Set for the user's own views; missing for built-in ones. */
  readonly saved?: SavedView;
}

function useReadyMade(): ListedView[] {
  const { t } = useTranslation('savedViews');
  const { timeZone } = useConfig();
  const today = dayOf(new Date(), timeZone);
  const views = [
    { key: 'unassigned', list: 'active-jobs', query: 'status=pending' },
    { key: 'in-transit', list: 'active-jobs', query: 'status=in-transit' },
    { key: 'pickup-today', list: 'active-jobs', query: 'pickup=today&sort=pickup' },
    { key: 'pickup-late', list: 'active-jobs', query: 'pickup=late&sort=pickup' },
    { key: 'no-pickup-date', list: 'active-jobs', query: 'pickup=none&sort=pickup' },
    { key: 'no-driver', list: 'active-jobs', query: 'driver=none&sort=pickup' },
    { key: 'with-note', list: 'active-jobs', query: 'note=unread&sort=pickup' },
    { key: 'left-behind', list: 'active-jobs', query: 'left=behind' },
    { key: 'delivered-with-note', list: 'completed-jobs', query: 'note=unread' },
    { key: 'delivered-left-behind', list: 'completed-jobs', query: 'show=left' },
    { key: 'delivered-today', list: 'completed-jobs', query: `from=${today}&to=${today}` },
    { key: 'ready-for-billing', list: 'billing', query: '' },
  ] as const;
  return views.map((view) => ({ ...view, name: t(`ready.${view.key}`) }));
}

/** The built-in views, then the user's own by name; of one list, or of all. */
export function useListedViews(list?: SavedViewList): ListedView[] {
  const readyMade = useReadyMade();
  const { data = [] } = useListSavedViewsQuery();
  const own = data.map((saved): ListedView => ({
    key: String(saved.id),
    list: saved.list,
    name: saved.name,
    query: saved.query,
    saved,
  }));
  return [...readyMade, ...own].filter((view) => list === undefined || view.list === list);
}

export function viewAddress({ list, query }: Pick<ListedView, 'list' | 'query'>): string {
  return viewHref(list, Object.fromEntries(new URLSearchParams(query)));
}
