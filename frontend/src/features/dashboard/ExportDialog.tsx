import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { JOB_STATUSES } from '@dispatch/domain/job-status';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormControlField, FormField } from '../../components/form/FormField';
import { FormSelect } from '../../components/form/FormSelect';
import { CustomerSelect } from '../../components/jobs/CustomerSelect';
import { EXPORT_DEFAULTS, exportSchema, toFilters, type ExportValues } from './exportForm';
import { useExport } from './useExport';

/** Which jobs the report holds; downloads them as a spreadsheet. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'common', 'jobs']);
  const titleId = useId();
  const { download, isBusy, error } = useExport();
  const { control, handleSubmit } = useForm<ExportValues>({
    resolver: zodResolver(exportSchema),
    defaultValues: EXPORT_DEFAULTS,
  });
  const submit = handleSubmit(async (values) => {
    if (await download(toFilters(values))) onClose();
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('export.title')}</DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'contents' }}
      >
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <DialogContentText>{t('export.hint')}</DialogContentText>
          {error !== null && <Alert severity="error">{error}</Alert>}
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <FormField control={control} name="from" type="date" label={t('export.from')} />
            <FormField control={control} name="to" type="date" label={t('export.to')} />
          </Box>
          <FormSelect
            control={control}
            name="status"
            label={t('jobs:columns.status')}
            options={[
              { value: 'all', label: t('export.allStatuses') },
              ...JOB_STATUSES.map((value) => ({ value, label: t(`common:status.${value}`) })),
            ]}
          />
          <FormControlField
            control={control}
            name="customerId"
            label={t('jobs:columns.customer')}
            render={({ field, ids }) => (
              <CustomerSelect
                ids={ids}
                value={field.value as number | null} // the field's own type
                onChange={field.onChange}
                noneLabel={t('export.allCustomers')}
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isBusy ? t('export.busy') : t('export.submit')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
