import { Button } from '../../ui/button/Button';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

interface MoreRowsProps {
  shown: number;
  of: number;
  canShowMore: boolean;
  onShowAll: () => void;
}

/** Says how many rows are shown, and shows more of them. */
export function MoreRows({ shown, of, canShowMore, onShowAll }: MoreRowsProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  if (shown >= of) return null;
  return (
    <div className="line">
      <p className="type-small quiet push">
        {t('rowsShown', { shown: format.number(shown), all: format.number(of) })}
      </p>
      {canShowMore && (
        <Button variant="outlined" color="secondary" onClick={onShowAll}>
          {t('showMore')}
        </Button>
      )}
    </div>
  );
}
