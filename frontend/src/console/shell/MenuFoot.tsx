import { ROUTES } from '@dispatch/domain/views/routes';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { useCommands } from '../../parts/commands/CommandsContext';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignedInPerson } from './SignedInPerson';
import './shell.css';

/** The parts of the header that do not fit on a phone. */
export function MenuFoot({ onNavigate }: { onNavigate: () => void }) {
  const { t } = useTranslation(['console', 'common']);
  const { may } = useSession();
  const commands = useCommands();
  return (
    <div className="menu menu-foot">
      <div className="menu-person">
        <SignedInPerson onNavigate={onNavigate} />
      </div>
      <ul>
        {may('jobs:drive') && (
          <li>
            <Link to={ROUTES.driverPicker.path} className="menu-entry" onClick={onNavigate}>
              <Icon name="truck" />
              <span className="menu-words">{t('driverPortal')}</span>
            </Link>
          </li>
        )}
        <li>
          <button type="button" className="menu-entry" onClick={commands?.logout}>
            <Icon name="logout" />
            <span className="menu-words">{t('common:actions.logout')}</span>
          </button>
        </li>
      </ul>
    </div>
  );
}
