import { Button } from '../button/Button';
import { useTranslation } from '../text/useTranslation';

export interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Loads the next page of a list without infinite scrolling; hidden at the end. */
export function MoreButton({ query }: { query: PagedQuery }) {
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
