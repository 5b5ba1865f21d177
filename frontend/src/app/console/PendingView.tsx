import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { CardsSkeleton } from '../../components/states/skeletons';
import { viewOf } from '../../lib/consoleViews';

/** Stands where a view's feature has not been registered. */
export function PendingView() {
  const { t } = useTranslation('console');
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHeader title={t(`views.${viewOf(pathname, search)}`)} />
      <CardsSkeleton />
    </>
  );
}
