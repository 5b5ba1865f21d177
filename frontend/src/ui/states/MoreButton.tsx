import { Button } from '../button/Button';
import { useTranslation } from '../text/useTranslation';

interface MoreButtonProps {
  /** The list of pages that is shown so far. */
  query: { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown };
}

/** Asks for the next page of a list that does not grow by scrolling; absent at its end. */
export function MoreButton({ query }: MoreButtonProps) {
  const { t } = useTranslation('common');
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="outlined"
      color="secondary"
      disabled={query.isFetching}
      onClick={() => void query.fetchNextPage()}
    >
      {t('actions.more')}
    </Button>
  );
}
