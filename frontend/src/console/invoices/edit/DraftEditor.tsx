import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useCallback } from 'react';
import { FormProvider } from 'react-hook-form';
import { useChangeInvoiceMutation, type Invoice } from '../../../api/invoicing/invoices';
import { ifMatch } from '../../../api/request/requestHeaders';
import { Button } from '../../../ui/button/Button';
import { KeptWorkNotice } from '../../../ui/form/sending/KeptWorkNotice';
import { StaleNotice } from '../../../ui/form/sending/StaleNotice';
import { SubmitForm } from '../../../ui/form/sending/SubmitForm';
import { useRecordForm } from '../../../ui/form/sending/useRecordForm';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Corrections } from './Corrections';
import { DraftFields } from './DraftFields';
import { draftSchema, toChanges, toValues, type DraftValues } from './draftForm';
import { DraftJobs } from './DraftJobs';
import { useFirstMissing } from './DraftJobValues';
import type { TheirValue } from '../../../ui/form/sending/StaleValues';
import type { TheirChange } from '../../../ui/form/sending/useRebasedForm';

function FirstMissing({ invoice }: { invoice: Invoice }) {
  useFirstMissing(invoice);
  return null;
}

interface DraftEditorProps {
  invoice: Invoice;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Edits a draft; the server computes its totals. Ctrl or ⌘ with Enter saves from any field. */
export function DraftEditor({ invoice, onDirty, onDone }: DraftEditorProps) {
  const { t } = useTranslation(['invoice', 'common']);
  const toast = useToast();
  const theirWords = useTheirWords();
  const [change] = useChangeInvoiceMutation();
  const { form, base, theirs, sending } = useRecordForm({
    place: `invoice-${invoice.id}`,
    record: invoice,
    resolver: zodResolver(draftSchema),
    toValues,
    save: (values, draft) =>
      change({
        id: draft.id,
        invoiceChanges: toChanges(values, toValues(draft)),
        ...ifMatch(draft.version),
      }),
    onSaved: () => {
      toast.success(t('edit.saved'), { about: invoice.customerName });
      onDirty(false);
      onDone();
    },
  });
  const { isBusy, isDirty, onSubmit, kept } = sending;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return (
    <SubmitForm onSubmit={onSubmit}>
      <DialogBody className="stack gap-24">
        <KeptWorkNotice kept={kept} />
        <StaleNotice
          resource="invoice"
          id={base.id}
          version={base.version}
          theirs={theirs}
          inWords={theirWords}
        />
        <FormProvider {...form}>
          <FirstMissing invoice={invoice} />
          <DraftJobs invoice={invoice} />
          <Corrections />
          <DraftFields />
        </FormProvider>
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t(isBusy ? 'edit.saving' : 'edit.save')}
        </Button>
      </DialogButtons>
    </SubmitForm>
  );
}

/** Another user's values in the fields of the draft, in words. */
function useTheirWords() {
  const { t } = useTranslation('invoice');
  return useCallback(
    ({ name, value }: TheirChange<DraftValues>): TheirValue => {
      const text = Array.isArray(value)
        ? value
            .map((item) => ('jobReference' in item ? item.jobReference : item.description))
            .join(', ')
        : String(value ?? '');
      return { label: t(`fields.${name}`), text };
    },
    [t],
  );
}
