import { useTranslation } from '../text/useTranslation';
import './end-of-list.css';

/** Below a list with infinite scrolling; keeps its height, so nothing shifts. */
export function EndOfList({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="end-of-list">
      {isLoading && <div className="progress" role="progressbar" aria-label={t('loading')} />}
    </div>
  );
}
