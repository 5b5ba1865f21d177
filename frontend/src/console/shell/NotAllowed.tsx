import { Link } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { viewHref } from '../../parts/navigation/consoleViews';
import { buttonLook } from '../../ui/button/buttonLook';
import { EmptyState } from '../../ui/states/EmptyState';
import { useTranslation } from '../../ui/text/useTranslation';

/** Shown when the user's role may not open the view in the address. */
export function NotAllowed() {
  const { t } = useTranslation('console');
  const { may } = useSession();
  return (
    <EmptyState
      isPage
      drawing="lock"
      text={t('notAllowed.title')}
      hint={t('notAllowed.hint')}
      action={
        may('stats:read') && (
          <Link to={viewHref('dashboard')} {...buttonLook({ variant: 'contained' })}>
            {t('notAllowed.action')}
          </Link>
        )
      }
    />
  );
}
