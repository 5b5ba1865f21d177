import type { ViewId } from '@dispatch/domain/views/console-view';
import { entryOf, menuOf, type Place, placeAt } from '@dispatch/domain/views/menu';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { viewHref } from '../../parts/navigation/consoleViews';
import { useTranslation } from '../../ui/text/useTranslation';
import { COUNTS } from './lateViews';
import './place-tabs.css';

/** The places of the current menu entry. */
export function PlaceTabs({ view }: { view: ViewId }) {
  const { t } = useTranslation('console');
  const { may } = useSession();
  const [params] = useSearchParams();
  const listRef = useRef<HTMLUListElement>(null);
  const entry = entryOf(menuOf(may), view);
  const current = entry && placeAt(entry, view, (name) => params.get(name));
  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    // Runs after the page's own layout, which measuring in an effect would force a second time.
    const observer = new ResizeObserver(() => showCurrent(list));
    observer.observe(list);
    return () => observer.disconnect();
  }, [current?.id]);
  if (!entry || entry.places.length < 2) return null;
  const label = entry.name === 'settings' ? t('menu.settings') : t(`views.${entry.name}`);
  return (
    <nav aria-label={t('menu.places', { entry: label })}>
      <ul ref={listRef} className="place-tabs">
        {entry.places.map((place) => (
          <li key={place.id}>
            <Tab place={place} isCurrent={place === current} isFirst={place === entry.places[0]} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the line of tabs; `scrollIntoView` would also scroll the page. */
function showCurrent(list: HTMLElement) {
  const tab = list.querySelector<HTMLElement>('[aria-current]');
  if (!tab || list.scrollWidth <= list.clientWidth) return;
  const middle = tab.offsetLeft - list.offsetLeft + tab.offsetWidth / 2;
  list.scrollLeft = middle - list.clientWidth / 2;
}

interface TabProps {
  place: Place;
  isCurrent: boolean;
  /** The menu shows the number of the first place. */
  isFirst: boolean;
}

function Tab({ place: { id, view, params }, isCurrent, isFirst }: TabProps) {
  const { t } = useTranslation('console');
  const isPart = id === 'templates' || id === 'cancelled';
  const Count = isPart || isFirst ? undefined : COUNTS[id];
  return (
    <Link
      className="place-tab type-body"
      to={viewHref(view, params)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {isPart ? t(`places.${id}`) : t(`views.${id}`)}
      {Count && (
        <span className="type-caption quiet">
          <Count />
        </span>
      )}
    </Link>
  );
}
