import { zodResolver } from '@hookform/resolvers/zod';
import { boundsOfDay } from '@dispatch/domain/time/company-day';
import { useConfig } from '../../../api/config';
import { useReplayWebhookPeriodMutation } from '../../../api/webhooks';
import { dateText } from '../../../lib/dateText';
import * as z from '../../../lib/schema';
import { DateField } from '../../../ui/form/DateField';
import { NewRecordDialog } from '../../../ui/record/NewRecordDialog';
import { useTexts } from '../../../ui/text/useTexts';

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
  const { t, format } = useTexts('webhooks');
  const { timeZone } = useConfig();
  const [replay] = useReplayWebhookPeriodMutation();
  return (
    <NewRecordDialog
      texts={{ title: t('replay.period'), submit: t('replay.confirm'), busy: t('saving') }}
      place={`webhook-${webhookId}-replay`}
      resolver={zodResolver(daysSchema)}
      defaultValues={{ from: '', until: '' }}
      send={({ from, until }) =>
        replay({
          id: webhookId,
          webhookReplay: {
            from: boundsOfDay(from, timeZone).start.toISOString(),
            until: boundsOfDay(until, timeZone).end.toISOString(),
          },
        })
      }
      done={({ replayed: count }) => ({
        text:
          count === 0 ? t('replay.none') : t('replay.done', { count, shown: format.number(count) }),
      })}
      onClose={onClose}
    >
      <p>{t('replay.hint')}</p>
      <DateField<Days> name="from" label={t('replay.from')} prefer="past" />
      <DateField<Days> name="until" label={t('replay.until')} prefer="past" />
    </NewRecordDialog>
  );
}
