import type { Import } from '../../../api/imports';
import { viewHref } from '../../../parts/navigation/consoleViews';
import { RecordLink } from '../../../ui/list/RecordLink';
import { useTexts } from '../../../ui/text/useTexts';
import { ImportState } from '../run/ImportState';

/** A previous import with its result. */
export function RecentImport({ one }: { one: Import }) {
  const { t, format } = useTexts('import');
  const counts = (['made', 'ready', 'wrong', 'leftOut', 'undone'] as const).filter(
    (state) => one.counts[state] > 0,
  );
  return (
    <li className="import-recent-one">
      <div className="import-recent-words">
        <RecordLink to={viewHref('import', { import: one.id })}>
          <span className="import-name">{one.fileName}</span>
        </RecordLink>
        <span className="small quiet">
          {t('recent.by', { name: one.createdBy, at: format.moment(one.createdAt) })}
        </span>
      </div>
      <span className="small">
        {[
          t(`kinds.${one.kind}`),
          ...counts.map((state) => `${t(`counts.${state}`)} ${format.number(one.counts[state])}`),
        ].join(' · ')}
      </span>
      <ImportState state={one.state} />
    </li>
  );
}
