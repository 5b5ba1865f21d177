import { Button } from '../button/Button';
import { Progress } from '../states/Progress';
import { useTranslation } from '../text/useTranslation';

interface EndOfListProps {
  /** The paged query. */
  query: {
    readonly isFetchingNextPage?: boolean;
    readonly isFetchNextPageError?: boolean;
    readonly fetchNextPage?: () => unknown;
  };
}

/** Below a list with infinite scrolling; keeps its height, so nothing shifts unless the next page has failed. */
export function EndOfList({ query }: EndOfListProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="end-of-list">
        {query.isFetchingNextPage && <Progress label={t('loading')} />}
      </div>
      {query.isFetchNextPageError && (
        <div role="alert" className="line">
          <span>{t('states.moreFailed')}</span>
          <Button isMinor onClick={() => void query.fetchNextPage?.()}>
            {t('actions.tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}
