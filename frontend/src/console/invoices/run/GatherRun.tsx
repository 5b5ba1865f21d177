import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { useRef } from 'react';
import { useForm, useWatch, Controller, type UseFormReturn } from 'react-hook-form';
import { useToday } from '../../../parts/job/useToday';
import { useOpenView } from '../../../parts/navigation/consoleViews';
import { Button } from '../../../ui/button/Button';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useTexts } from '../../../ui/text/useTexts';
import { GatheredCustomers } from './GatheredCustomers';
import {
  gatheredParts,
  lastEnd,
  type GatherValues,
  GATHERED_FOR,
  isInterval,
  type GatheredPart,
} from './gatheredDays';
import { RunButtons } from '../../../parts/run/RunButtons';
import { RunProgress } from '../../../parts/run/RunProgress';
import { useRun, type RunStep } from '../../../parts/run/useRun';
import { useGatheredCustomers, type GatheredCustomer } from './useGatheredCustomers';
import { draftsOf, useGatherSteps } from './useGatherSteps';
import { SegmentedChoice } from '../../../ui/button/SegmentedChoice';
import { DateField } from '../../../ui/form/DateField';

const NONE: readonly GatheredCustomer[] = [];

/** Drafts the invoices of all customers whose interval has ended, or of customers with one interval, one after another. */
export function GatherRun({ onClose }: { onClose: () => void }) {
  const { t, format } = useTexts('toInvoice');
  const today = useToday();
  const openView = useOpenView();
  const { stepsOf, forget } = useGatherSteps();
  const { state, start, stop, reset } = useRun();
  const form = useForm<GatherValues>({
    defaultValues: { gathering: 'all', end: lastEnd('month', today) },
  });
  const { gathering = 'all', end = '' } = useWatch({ control: form.control });
  const parts = gatheredParts(gathering, parseCalendarDate(end) === end ? end : null, today);
  const query = useGatheredCustomers(parts);
  // Customers with a new draft leave the query result, so the run keeps its first steps.
  const begun = useRef<Promise<readonly RunStep[]> | null>(null);
  const isIdle = state.phase === 'idle';
  const customers = query.currentData ?? NONE;
  const count = customers.reduce((sum, customer) => sum + draftsOf(customer), 0);
  const handleStart = async () => {
    // A second press waits for the same steps, which are then under way.
    if (isIdle && begun.current !== null) return;
    begun.current ??= stepsOf(customers);
    await start(await begun.current);
  };
  const handleOther = () => {
    begun.current = null;
    forget();
    reset();
  };
  return (
    <DialogFrame title={t('gather.title')} onClose={onClose} width="md">
      <DialogBody className="stack">
        {isIdle ? (
          <>
            <GatherFields form={form} today={today} parts={parts} />
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
          count === 0
            ? t('gather.startNone')
            : t('gather.start', { count, shown: format.number(count) })
        }
        canStart={parts.length > 0 && (!isIdle || count > 0)}
        onStart={() => void handleStart()}
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

interface GatherFieldsProps {
  form: UseFormReturn<GatherValues>;
  today: string;
  /** Empty if the end is not a valid date. */
  parts: readonly GatheredPart[];
}

/** Chooses the customers by their billing interval and, for one interval, the last day. */
function GatherFields({ form: { control, setValue }, today, parts }: GatherFieldsProps) {
  const { t, format } = useTexts('toInvoice');
  const gathering = useWatch({ control, name: 'gathering' });
  return (
    <>
      <Controller
        control={control}
        name="gathering"
        render={({ field }) => (
          <SegmentedChoice
            label={t('gather.for')}
            options={GATHERED_FOR.map((value) => ({ value, label: t(`gather.${value}`) }))}
            value={field.value}
            onChange={(value) => {
              field.onChange(value);
              if (isInterval(value)) setValue('end', lastEnd(value, today));
            }}
          />
        )}
      />
      {isInterval(gathering) && (
        <DateField control={control} name="end" label={t('gather.end')} prefer="past" />
      )}
      <div className="stack gap-4 type-small quiet">
        {parts.map(({ gathering: interval, days }) => (
          <p key={interval}>
            {days === null
              ? t('gather.untilNow', { interval: t(`gather.${interval}`) })
              : t('gather.days', {
                  interval: t(`gather.${interval}`),
                  from: format.day(days.from),
                  to: format.day(days.to),
                })}
          </p>
        ))}
      </div>
    </>
  );
}
