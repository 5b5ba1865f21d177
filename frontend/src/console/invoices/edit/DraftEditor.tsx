import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useChangeInvoiceMutation, type Invoice } from '../../../api/invoicing/invoices';
import { ifMatch } from '../../../api/request/requestHeaders';
import { Button } from '../../../ui/button/Button';
import { showServerProblems } from '../../../ui/form/serverProblems';
import { StaleNotice } from '../../../ui/form/StaleNotice';
import { submitByKeys } from '../../../ui/form/submitByKeys';
import { useRebasedForm } from '../../../ui/form/useRebasedForm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Corrections } from './Corrections';
import { DraftFields } from './DraftFields';
import { draftSchema, toChanges, toValues, type DraftValues } from './draftForm';
import { DraftJobs } from './DraftJobs';
import { useTheirWords } from './useTheirWords';

interface DraftEditorProps {
  invoice: Invoice;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Edits a draft; what it comes to is the server's to say. Ctrl or ⌘ with Enter saves from any field. */
export function DraftEditor({ invoice, onDirty, onDone }: DraftEditorProps) {
  const { t } = useTranslation(['invoice', 'common']);
  const toast = useToast();
  const errorText = useErrorText();
  const theirWords = useTheirWords();
  const [change, { isLoading }] = useChangeInvoiceMutation();
  const form = useForm<DraftValues>({
    resolver: zodResolver(draftSchema),
    defaultValues: toValues(invoice),
  });
  const { base, theirs, rebase } = useRebasedForm(form, invoice, toValues);
  const { isDirty } = form.formState;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await change({
      id: base.id,
      invoiceChanges: toChanges(values, toValues(base)),
      ...ifMatch(base.version),
    });
    if (!error) {
      toast.success(t('edit.saved'), { about: invoice.customerName });
      onDirty(false);
      onDone();
      return;
    }
    if (rebase(error)) return;
    toast.error(errorText(error));
    showServerProblems(error, values, form.setError);
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={submitByKeys}
      sx={{ display: 'contents' }}
    >
      <DialogContent
        sx={{
          display: 'grid',
          gap: 6,
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          px: { xs: 4, md: 6 },
        }}
      >
        <StaleNotice
          resource="invoice"
          id={base.id}
          version={base.version}
          theirs={theirs}
          inWords={theirWords}
        />
        <FormProvider {...form}>
          <DraftJobs customerId={invoice.customerId} />
          <Corrections />
          <DraftFields />
        </FormProvider>
      </DialogContent>
      <DialogActions
        sx={({ vars }) => ({
          px: { xs: 4, md: 6 },
          py: 3,
          borderTop: `1px solid ${vars.palette.divider}`,
        })}
      >
        <Button color="secondary" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isLoading}>
          {t(isLoading ? 'edit.saving' : 'edit.save')}
        </Button>
      </DialogActions>
    </Box>
  );
}
