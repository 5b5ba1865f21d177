import type { Import } from '../../../api/imports';
import { useTexts } from '../../../ui/text/useTexts';
import { ImportState } from './ImportState';

/** The file name and its progress. */
export function ImportHead({ one }: { one: Import }) {
  const { t, format } = useTexts('import');
  return (
    <div className="import-head">
      <h2 className="type-h2 import-name">{one.fileName}</h2>
      <ImportState state={one.state} />
      <span className="small quiet">
        {[
          t(`kinds.${one.kind}`),
          one.customer?.name,
          t('recent.by', { name: one.createdBy, at: format.moment(one.createdAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  );
}
