import { leftRowsHref, type Import } from '../../../api/imports';
import { PlainLink } from '../../../ui/button/PlainLink';
import { useTexts } from '../../../ui/text/useTexts';

const FORMATS = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
] as const;

/** The number of rows excluded from the run, and a file with which they can be imported later. */
export function LeftRows({ one: { id, counts, state } }: { one: Import }) {
  const { t, i18n, format } = useTexts('import');
  const count = counts.wrong + counts.leftOut;
  return (
    <div className="import-links">
      <span className="warned">
        {t(state === 'draft' ? 'run.notReady' : 'run.left', { count, shown: format.number(count) })}
      </span>
      {FORMATS.map(([value, word]) => (
        <PlainLink key={value} href={leftRowsHref(id, value, i18n.language)} size="small" download>
          {t('run.leftFile', { format: word })}
        </PlainLink>
      ))}
    </div>
  );
}
