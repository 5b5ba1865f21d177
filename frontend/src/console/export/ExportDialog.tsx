import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button/Button';
import { useExportDialog } from '../../parts/navigation/exportAddress';
import type { Language } from '../../lib/languages';
import { SubmitForm } from '../../ui/form/sending/SubmitForm';
import { DialogBody } from '../../ui/over/DialogBody';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { titleFocus } from '../../ui/over/titleFocus';
import { useTranslation } from '../../ui/text/useTranslation';
import { ExportFields } from './ExportFields';
import { exportSchema, exportValues, toFilters, type ExportValues } from './exportForm';
import { ExportProgress } from './ExportProgress';
import { MatchCount } from './MatchCount';
import { useExport } from './useExport';

/** Filters the jobs of a report and downloads it as a spreadsheet. */
export function ExportDialog() {
  const { t, i18n } = useTranslation(['export', 'common']);
  const titleId = useId();
  const { report, close } = useExportDialog();
  const [defaultValues] = useState(() => exportValues(report));
  const { download, stop, progress, problem } = useExport();
  const isBusy = progress !== null;
  const { control, handleSubmit } = useForm<ExportValues>({
    resolver: zodResolver(exportSchema),
    defaultValues,
  });
  const values = useWatch({ control, defaultValue: defaultValues }) as ExportValues; // every field has a default
  const submit = handleSubmit(async (chosen) => {
    const language = i18n.language as Language; // i18next is started with these alone
    const { format, lines } = chosen;
    const ofVehicles = lines === 'vehicle' && { lines };
    if (await download({ ...toFilters(chosen), ...ofVehicles, format, language })) close();
  });
  return (
    <Dialog
      open
      // A download is stopped by its button, not by a stray key.
      onClose={isBusy ? undefined : close}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} {...titleFocus}>
        {t('title')}
      </DialogTitle>
      <SubmitForm onSubmit={() => void submit()}>
        {/* With every field disabled, keys could not scroll it. */}
        <DialogBody tabIndex={isBusy ? 0 : undefined} className="stack">
          <p className="type-body quiet">{t('hint')}</p>
          {problem && (
            <Alert
              severity={problem.kind === 'failed' ? 'error' : 'info'}
              role={problem.kind === 'failed' ? 'alert' : 'status'}
            >
              {problem.text}
            </Alert>
          )}
          <ExportFields control={control} disabled={isBusy} />
          {progress ? (
            <ExportProgress progress={progress} filters={toFilters(values)} />
          ) : (
            <MatchCount values={values} />
          )}
        </DialogBody>
        <DialogButtons>
          <Button color="secondary" onClick={isBusy ? stop : close}>
            {isBusy ? t('stop') : t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? t('busy') : t('submit')}
          </Button>
        </DialogButtons>
      </SubmitForm>
    </Dialog>
  );
}
