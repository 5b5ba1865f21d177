import {
  CONSOLE_VIEWS,
  MENU_GROUPS,
  VIEW_IDS,
  type ViewId,
} from '@dispatch/domain/views/console-view';
import { useId } from 'react';
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
  const views = VIEW_IDS.filter((id) => may(CONSOLE_VIEWS[id].needs));
  const inGroup = (group: MenuGroup) => views.filter((id) => CONSOLE_VIEWS[id].group === group);
  const groups = MENU_GROUPS.filter((group) => inGroup(group).length > 0);
  return (
    <nav className="menu" aria-label={t('menu.label')}>
      {groups.map((group) => (
        <MenuSection key={group} group={group} entries={inGroup(group)} {...props} />
      ))}
    </nav>
  );
}

type MenuGroup = (typeof MENU_GROUPS)[number];

interface MenuSectionProps extends SideMenuProps {
  group: MenuGroup;
  entries: readonly ViewId[];
}

function MenuSection({ group, entries, ...props }: MenuSectionProps) {
  const { t } = useTranslation('console');
  const id = useId();
  return (
    <div>
      <div id={id} className="menu-title">
        {t(`menu.groups.${group}`)}
      </div>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <MenuEntry key={entry} entry={entry} {...props} />
        ))}
      </ul>
    </div>
  );
}

function MenuEntry({ entry, view, onNavigate }: SideMenuProps & { entry: ViewId }) {
  const { t } = useTranslation('console');
  const isCurrent = entry === view;
  const Count = COUNTS[entry];
  return (
    <li>
      <Link
        className="menu-entry"
        to={viewHref(entry)}
        onClick={onNavigate}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Icon name={CONSOLE_VIEWS[entry].icon} />
        <span className={`menu-words ${isCurrent ? 'type-subtitle' : 'type-body'}`}>
          {t(`views.${entry}`)}
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
