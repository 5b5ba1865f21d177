import { useTranslation } from '../text/useTranslation';
import { Skeleton } from './Skeleton';
import { TableSkeleton } from './skeletons';

/** Until a view's code is loaded. Like every wait, it appears after 200 ms, so a short one does not flicker. */
export function ViewSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="boot-loading">
      <span className="unseen">{t('loading')}</span>
      <div className="view-skeleton" aria-hidden>
        <Skeleton shape="rounded" width="30%" height={36} />
        <TableSkeleton />
      </div>
    </div>
  );
}
