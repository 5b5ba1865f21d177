import Alert from '@mui/material/Alert';
import { MANY_JOBS_MAX } from '@dispatch/domain/limits';
import { useState } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { exportChosenJobs, type ExportFormat, type ExportLines } from '../../api/jobs/exportJobs';
import type { Language } from '../../lib/languages';
import { SegmentedChoice } from '../../ui/button/SegmentedChoice';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTexts } from '../../ui/text/useTexts';
import { saveBlob } from './saveBlob';

const FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];
const LINES = ['job', 'vehicle'] as const satisfies readonly ExportLines[];

interface ExportSelectedProps {
  jobs: readonly Job[];
  onClose: () => void;
}

/** Exports the selected jobs as a spreadsheet. */
export function ExportSelected({ jobs, onClose }: ExportSelectedProps) {
  const { t, i18n, format } = useTexts(['export', 'common']);
  const toast = useToast();
  const errorText = useErrorText();
  const [kind, setKind] = useState<ExportFormat>('csv');
  const [lines, setLines] = useState<ExportLines>('job');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const count = jobs.length;
  const isTooMany = count > MANY_JOBS_MAX;
  const submit = async () => {
    if (isTooMany || isBusy) return;
    setIsBusy(true);
    const language = i18n.language as Language; // i18next is started with these alone
    const ids = jobs.map(({ id }) => id);
    const { file, error } = await exportChosenJobs({ ids, lines, language, format: kind });
    setIsBusy(false);
    if (error) {
      setProblem(errorText(error));
      return;
    }
    saveBlob(file.content, file.name);
    toast.success(t('done'));
    onClose();
  };
  const most = t('common:select.export.most', { number: format.number(MANY_JOBS_MAX) });
  return (
    <DialogFrame
      title={t('common:select.export.title', { count, number: format.number(count) })}
      onClose={onClose}
    >
      <DialogForm
        submitLabel={t('submit')}
        busyLabel={t('busy')}
        isBusy={isBusy || isTooMany}
        isDirty={false}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        {isTooMany && <Alert severity="info">{most}</Alert>}
        {problem !== null && <Alert severity="error">{problem}</Alert>}
        <SegmentedChoice
          label={t('lines.label')}
          options={LINES.map((value) => ({ value, label: t(`lines.${value}`) }))}
          value={lines}
          onChange={setLines}
        />
        <SegmentedChoice
          label={t('format')}
          options={FORMATS.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={setKind}
        />
      </DialogForm>
    </DialogFrame>
  );
}
