import type { ImportRow } from '../../../api/imports';
import { Icon } from '../../../ui/icon/Icon';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useProblemText } from './useProblemText';

/** All errors and warnings of a row, with their columns. */
export function RowProblems({ row: { problems } }: { row: ImportRow }) {
  const { t } = useTranslation('import');
  const { withColumn } = useProblemText();
  if (problems.length === 0) return null;
  return (
    <ul className="import-problems">
      {problems.map((problem, at) => (
        // Two vehicles of a row can have the same doubt.
        <li key={at} data-wrong={!problem.isWarning || undefined}>
          <Icon name="warning" size="text" />
          <span>
            <span className="unseen">{t(problem.isWarning ? 'rows.doubt' : 'rows.error')} </span>
            {withColumn(problem)}
          </span>
        </li>
      ))}
    </ul>
  );
}
