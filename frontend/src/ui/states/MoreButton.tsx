import { Button } from '../button/Button';
import { useTranslation } from '../text/useTranslation';

interface MoreButtonProps {
  /** The paged query. */
  query: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** Loads the next page of a list without infinite scrolling; hidden at the end. */
export function MoreButton({ query }: MoreButtonProps) {
  const { t } = useTranslation('common');
  if (!query.hasNextPage) return null;
  const hasFailed = query.isFetchNextPageError;
  return (
    <>
      {hasFailed && <p role="alert">{t('states.moreFailed')}</p>}
      <Button
        variant="outlined"
        color="secondary"
        disabled={query.isFetching}
        onClick={() => void query.fetchNextPage()}
      >
        {t(hasFailed ? 'actions.tryAgain' : 'actions.more')}
      </Button>
    </>
  );
}
