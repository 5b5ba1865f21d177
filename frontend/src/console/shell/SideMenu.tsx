import { VIEW_PERMISSIONS, type ViewId } from '@dispatch/domain/views/console-view';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { commandOf } from '../../parts/commands/registry';
import { Icon } from '../../ui/icon/Icon';
import '../../ui/text/text.css';
import '../../ui/text/type.css';
import { viewHref } from '../../parts/navigation/consoleViews';
import { useTranslation } from '../../ui/text/useTranslation';
import { COUNTS } from './lateViews';
import './shell.css';
import { CONSOLE_VIEWS, MENU_GROUPS, type ConsoleView, type MenuGroup } from './views';

interface SideMenuProps {
  view: ViewId;
  onNavigate?: () => void;
}

export function SideMenu(props: SideMenuProps) {
  const { t } = useTranslation('console');
  const { may } = useSession();
  const views = CONSOLE_VIEWS.filter(({ id }) => may(VIEW_PERMISSIONS[id]));
  const groups = MENU_GROUPS.filter((group) => views.some((entry) => entry.group === group));
  return (
    <nav className="menu" aria-label={t('menu.label')}>
      {groups.map((group) => (
        <MenuSection
          key={group}
          group={group}
          entries={views.filter((entry) => entry.group === group)}
          {...props}
        />
      ))}
    </nav>
  );
}

interface MenuSectionProps extends SideMenuProps {
  group: MenuGroup;
  entries: readonly ConsoleView[];
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
          <MenuEntry key={entry.id} entry={entry} {...props} />
        ))}
      </ul>
    </div>
  );
}

function MenuEntry({ entry, view, onNavigate }: SideMenuProps & { entry: ConsoleView }) {
  const { t } = useTranslation('console');
  const isCurrent = entry.id === view;
  const { icon } = commandOf(entry.id);
  const Count = COUNTS[entry.id];
  return (
    <li>
      <Link
        className="menu-entry"
        to={viewHref(entry.id)}
        onClick={onNavigate}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {icon && <Icon name={icon} />}
        <span className={`menu-words ${isCurrent ? 'type-subtitle' : 'type-body'}`}>
          {t(`views.${entry.id}`)}
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
