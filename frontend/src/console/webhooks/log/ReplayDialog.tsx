import { zodResolver } from '@hookform/resolvers/zod';
import { boundsOfDay } from '@dispatch/domain/time/company-day';
import { useForm } from 'react-hook-form';
import { useConfig } from '../../../api/config';
import { useReplayWebhookPeriodMutation } from '../../../api/webhooks';
import { dateText } from '../../../lib/dateText';
import * as z from '../../../lib/schema';
import { DateField } from '../../../ui/form/DateField';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';

const daysSchema = z
  .object({ from: dateText, until: dateText })
  .refine(({ from, until }) => from !== '' && from <= until, {
    message: 'webhooks:errors.days',
    path: ['until'],
  });
type Days = z.infer<typeof daysSchema>;

interface ReplayDialogProps {
  webhookId: number;
  onClose: () => void;
}

/** Replays all events of some days, by the company's clock. */
export function ReplayDialog({ webhookId, onClose }: ReplayDialogProps) {
  const { t } = useTranslation('webhooks');
  const { timeZone } = useConfig();
  const { number } = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const [replay, { isLoading }] = useReplayWebhookPeriodMutation();
  const form = useForm<Days>({
    resolver: zodResolver(daysSchema),
    defaultValues: { from: '', until: '' },
  });
  const submit = form.handleSubmit(async ({ from, until }) => {
    if (isLoading) return;
    const { data, error } = await replay({
      id: webhookId,
      webhookReplay: {
        from: boundsOfDay(from, timeZone).start.toISOString(),
        until: boundsOfDay(until, timeZone).end.toISOString(),
      },
    });
    if (!data) {
      toast.error(errorText(error));
      return;
    }
    const { replayed: count } = data;
    toast.success(
      count === 0 ? t('replay.none') : t('replay.done', { count, shown: number(count) }),
    );
    onClose();
  });
  return (
    <DialogFrame title={t('replay.period')} onClose={onClose}>
      <DialogForm
        submitLabel={t('replay.confirm')}
        busyLabel={t('saving')}
        isBusy={isLoading}
        isDirty={form.formState.isDirty}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <p>{t('replay.hint')}</p>
        <DateField control={form.control} name="from" label={t('replay.from')} lean="back" />
        <DateField control={form.control} name="until" label={t('replay.until')} lean="back" />
      </DialogForm>
    </DialogFrame>
  );
}
