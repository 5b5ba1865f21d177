import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { useChangeImportRowMutation, type Import, type ImportRow } from '../../../api/imports';
import { JobLink } from '../../../parts/job/JobLink';
import { RowButton } from '../../../ui/list/RowButton';
import { useAct } from '../../../ui/record/useAct';
import { useTexts } from '../../../ui/text/useTexts';
import { useUrlState } from '../../../ui/url/urlState';
import { IMPORT_FIELDS } from '../importUrl';

/** Whether the row can be corrected, or has a record to open. */
export function hasRowActions({ kind, state }: Import, row: ImportRow): boolean {
  if (row.state === 'made') return row.recordId !== null && kind === 'jobs';
  return row.state !== 'undone' && (state === 'draft' || state === 'stopped' || state === 'done');
}

/** Corrects a row, excludes it, or opens the record made from it. */
export function RowActions({ one, row }: { one: Import; row: ImportRow }) {
  const { t, format } = useTexts('import');
  const act = useAct();
  const [, change] = useUrlState(IMPORT_FIELDS);
  const [save] = useChangeImportRowMutation();
  const { state, line, recordId } = row;
  if (state === 'made' && recordId !== null && one.kind === 'jobs')
    return <JobLink job={{ id: recordId, jobId: jobReference(recordId) }} />;
  const isLeftOut = state === 'left-out';
  const about = t('rows.named', { line: format.number(line) });
  const named = (action: string) => `${action}, ${about}`;
  const leave = () => {
    const arg = { id: one.id, rowId: row.id, importRowChange: { isLeftOut: !isLeftOut } };
    void act({ send: () => save(arg), about });
  };
  const mend = t(state === 'wrong' ? 'rows.mend' : 'rows.look');
  const leaveOut = t(isLeftOut ? 'rows.takeIn' : 'rows.leaveOut');
  return (
    <span className="row-actions import-actions">
      <RowButton
        label={named(mend)}
        text={mend}
        opens="dialog"
        isWanted={state === 'wrong'}
        onPress={() => change({ row: row.id })}
      />
      <RowButton label={named(leaveOut)} text={leaveOut} onPress={leave} />
    </span>
  );
}
