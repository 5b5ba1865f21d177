import { skipToken } from '@reduxjs/toolkit/query/react';
import { DialogBody } from '../../../ui/over/DialogBody';
import { useGetInvoiceQuery } from '../../../api/invoicing/invoices';
import { DETAILS } from '../../../parts/commands/rows';
import { useInvoicePanel } from '../../../parts/navigation/invoicePanel';
import { RecordFrame } from '../../../ui/record/RecordFrame';
import { useEditGuard } from '../../../ui/record/useEditGuard';
import { DataView } from '../../../ui/states/DataView';
import { Skeleton } from '../../../ui/states/Skeleton';
import { useTranslation } from '../../../ui/text/useTranslation';
import { DraftEditor } from '../edit/DraftEditor';
import { InvoiceReader } from './InvoiceReader';
import { useInvoiceTitle } from './useInvoiceTitle';

/** The invoice in the address; a draft can be edited. */
export function InvoiceDetails() {
  const { t } = useTranslation('invoice');
  const { invoiceId, act, change, close } = useInvoicePanel();
  const { currentData, ...answer } = useGetInvoiceQuery(
    invoiceId === null ? skipToken : { id: invoiceId },
  );
  const title = useInvoiceTitle();
  const isEditing = act === 'edit' && currentData?.status === 'draft';
  const { onDirty, release } = useEditGuard();
  const handleDone = () => {
    release();
    change('details');
  };
  return (
    <RecordFrame
      title={currentData ? title(currentData) : t('loading')}
      {...(!isEditing && { mark: { [DETAILS]: 'closed' } })}
      isEditing={isEditing}
      onClose={close}
    >
      <DataView
        query={{ ...answer, data: currentData }}
        missing={t('missing')}
        skeleton={
          <DialogBody>
            <InvoiceSkeleton />
          </DialogBody>
        }
      >
        {(invoice) =>
          isEditing ? (
            <DraftEditor key={invoice.id} invoice={invoice} onDirty={onDirty} onDone={handleDone} />
          ) : (
            <InvoiceReader key={invoice.id} invoice={invoice} onPanel={change} onGone={close} />
          )
        }
      </DataView>
    </RecordFrame>
  );
}

function InvoiceSkeleton() {
  return (
    <div className="stack gap-24">
      <Skeleton shape="rounded" height={84} />
      <Skeleton shape="rounded" height={220} />
      <Skeleton shape="rounded" height={120} />
    </div>
  );
}
