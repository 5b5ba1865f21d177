import { PAGE_MAX } from '@dispatch/domain/limits';
import { Button } from '../../ui/button/Button';
import { useTexts } from '../../ui/text/useTexts';
import type { useRowLimit } from './useRowLimit';

interface MoreRowsProps {
  shown: number;
  of: number;
  limit: ReturnType<typeof useRowLimit>;
}

/** Says how many rows are shown, and shows more of them. */
export function MoreRows({ shown, of, limit: { most, showAll } }: MoreRowsProps) {
  const { t, format } = useTexts('reports');
  if (shown >= of) return null;
  return (
    <div className="line">
      <p className="type-small quiet push">
        {t('rowsShown', { shown: format.number(shown), all: format.number(of) })}
      </p>
      {most < PAGE_MAX && (
        <Button variant="outlined" color="secondary" onClick={showAll}>
          {t('showMore')}
        </Button>
      )}
    </div>
  );
}
