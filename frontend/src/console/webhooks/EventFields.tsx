import { WEBHOOK_EVENTS, type WebhookEvent } from '@dispatch/domain/webhooks/webhook-events';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CheckBox } from '../../ui/form/CheckBox';
import { useFieldError } from '../../ui/form/fieldProblem';
import { useTranslation } from '../../ui/text/useTranslation';
import { useEventWords } from './useEventWords';
import type { WebhookValues } from './webhookForm';

/** A check box for each event. */
export function EventFields() {
  const { t } = useTranslation('webhooks');
  const wordsOf = useEventWords();
  const id = useId();
  const { control } = useFormContext<WebhookValues>();
  const { field, fieldState } = useController({ control, name: 'events' });
  const problem = useFieldError()(fieldState.error?.message);
  const change = (event: WebhookEvent, isOn: boolean) =>
    field.onChange(
      WEBHOOK_EVENTS.filter((one) => (one === event ? isOn : field.value.includes(one))),
    );
  return (
    <fieldset className="webhook-events" aria-describedby={problem ? id : undefined}>
      <legend className="field-label">{t('fields.events')}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <CheckBox
          key={event}
          label={wordsOf(event)}
          checked={field.value.includes(event)}
          onChange={(isOn) => change(event, isOn)}
        />
      ))}
      {problem && (
        <p id={id} role="alert" className="field-below" data-wrong>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
