import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  useGatherInvoiceMutation,
  useListBillableCustomersQuery,
  type BillableCustomer,
} from '../../../api/invoicing/invoices';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { useToday } from '../../../parts/job/useToday';
import { useOpenView } from '../../../parts/navigation/consoleViews';
import { Button } from '../../../ui/button/Button';
import { useIntentKeys } from '../../../ui/form/sending/useIntentKeys';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { GatheredCustomers } from './GatheredCustomers';
import { GatherFields } from './GatherFields';
import { gatheredDays, lastEnd, type GatherValues } from './gatheredDays';
import { RunButtons } from '../../../parts/run/RunButtons';
import { RunProgress } from '../../../parts/run/RunProgress';
import { useRun } from '../../../parts/run/useRun';

const NONE: readonly BillableCustomer[] = [];

/** Drafts one invoice after another for customers invoiced weekly or monthly. */
export function GatherRun({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('toInvoice');
  const format = useFormat();
  const today = useToday();
  const errorText = useErrorText();
  const openView = useOpenView();
  const [gather] = useGatherInvoiceMutation();
  const { state, start, stop, reset } = useRun();
  const form = useForm<GatherValues>({
    defaultValues: { gathering: 'month', end: lastEnd('month', today) },
  });
  const { gathering = 'month', end = '' } = useWatch({ control: form.control });
  const days = parseCalendarDate(end) === end ? gatheredDays(gathering, end) : null;
  const query = useListBillableCustomersQuery(days ? { gathering, ...days } : skipToken);
  // Customers with a new draft leave the query result, so the run keeps its first list.
  const begun = useRef<readonly BillableCustomer[]>(NONE);
  const { once, forget } = useIntentKeys();
  const isIdle = state.phase === 'idle';
  const customers = query.currentData ?? NONE;
  const handleStart = () => {
    if (days === null) return;
    if (isIdle) begun.current = customers;
    void start(
      begun.current.map(({ customerId, customerName }) => ({
        key: customerId,
        name: customerName,
        run: async () => {
          const { error } = await gather({
            newGatheredInvoice: { customerId, ...days },
            ...once(customerId),
          });
          return error ? errorText(error) : null;
        },
      })),
    );
  };
  const handleOther = () => {
    forget();
    reset();
  };
  return (
    <DialogFrame title={t('gather.title')} onClose={onClose} width="md">
      <DialogBody className="stack">
        {isIdle ? (
          <>
            <GatherFields form={form} today={today} days={days} />
            <GatheredCustomers query={query} />
          </>
        ) : (
          <>
            <RunProgress state={state} kind="drafts" />
            {state.phase === 'done' && (
              <div>
                <Button size="small" color="secondary" onClick={handleOther}>
                  {t('gather.other')}
                </Button>
              </div>
            )}
          </>
        )}
      </DialogBody>
      <RunButtons
        state={state}
        startLabel={
          customers.length === 0
            ? t('gather.startNone')
            : t('gather.start', {
                count: customers.length,
                shown: format.number(customers.length),
              })
        }
        canStart={days !== null && (!isIdle || customers.length > 0)}
        onStart={handleStart}
        onStop={stop}
        onClose={onClose}
        next={
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => openView('invoices', { state: 'draft' })}
          >
            {t('gather.show')}
          </Button>
        }
      />
    </DialogFrame>
  );
}
