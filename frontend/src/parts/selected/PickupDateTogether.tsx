import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { dateText } from '../../lib/dateText';
import * as z from '../../lib/schema';
import { DateField } from '../../ui/form/DateField';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

interface PickupDateTogetherProps {
  count: number;
  /** The day; null for none. */
  onSet: (day: string | null) => void;
  onClose: () => void;
}

const schema = z.object({ day: dateText });

/** Sets one preferred pickup date for several jobs. */
export function PickupDateTogether({ count, onSet, onClose }: PickupDateTogetherProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { control, formState, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { day: '' },
  });
  const submit = handleSubmit(({ day }) => {
    onClose();
    onSet(day || null);
  });
  const submitLabel = t('select.date.submit', { count, number: format.number(count) });
  return (
    <DialogFrame title={t('select.date.title')} onClose={onClose}>
      <DialogForm
        submitLabel={submitLabel}
        busyLabel={submitLabel}
        isBusy={false}
        isDirty={formState.isDirty}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <DateField control={control} name="day" label={t('select.date.day')} prefer="future" />
        <p className="small quiet">{t('select.date.none')}</p>
      </DialogForm>
    </DialogFrame>
  );
}
