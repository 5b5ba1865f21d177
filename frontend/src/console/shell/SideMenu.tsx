import { CONSOLE_VIEWS, type ViewId } from '@dispatch/domain/views/console-view';
import { type MenuEntry, menuOf } from '@dispatch/domain/views/menu';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { Icon } from '../../ui/icon/Icon';
import { viewHref } from '../../parts/navigation/consoleViews';
import { useTranslation } from '../../ui/text/useTranslation';
import { COUNTS } from './lateViews';
import './shell.css';

interface SideMenuProps {
  view: ViewId;
  onNavigate?: () => void;
}

export function SideMenu(props: SideMenuProps) {
  const { t } = useTranslation('console');
  const { may } = useSession();
  return (
    <nav className="menu" aria-label={t('menu.label')}>
      {menuOf(may).map((group) => (
        <ul key={group[0]?.name}>
          {group.map((entry) => (
            <Entry key={entry.name} entry={entry} {...props} />
          ))}
        </ul>
      ))}
    </nav>
  );
}

function Entry({ entry, view, onNavigate }: SideMenuProps & { entry: MenuEntry }) {
  const { t } = useTranslation('console');
  const { name, places } = entry;
  const [first] = places;
  if (!first) return null;
  const isInside = places.some((place) => place.view === view);
  const Count = COUNTS[first.view];
  return (
    <li>
      <Link
        className="menu-entry"
        to={viewHref(first.view)}
        onClick={onNavigate}
        // `true` for the other places of the entry.
        aria-current={first.view === view ? 'page' : isInside || undefined}
      >
        <Icon name={name === 'settings' ? 'settings' : CONSOLE_VIEWS[name].icon} />
        <span className={`menu-words ${isInside ? 'type-subtitle' : 'type-body'}`}>
          {name === 'settings' ? t('menu.settings') : t(`views.${name}`)}
        </span>
        {Count && (
          <span className="type-caption quiet">
            <Count />
          </span>
        )}
      </Link>
    </li>
  );
}
