import {
  BODY_MAX,
  PLACEHOLDERS,
  SUBJECT_MAX,
  type Placeholder,
} from '@dispatch/domain/customer-notices/notice-text';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button/Button';
import { FormField } from '../../../ui/form/FormField';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { NoticeTextValues } from './noticeTextForm';

const ROWS = 12;

/** A placeholder goes where the cursor stood last. */
export function NoticeTextFields() {
  const { t } = useTranslation('telling');
  const { control, setFocus, setValue } = useFormContext<NoticeTextValues>();
  const [last, setLast] = useState<keyof NoticeTextValues>('body');
  const labelId = useId();
  const insert = (name: Placeholder) => {
    setFocus(last);
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
    const { selectionStart: start, selectionEnd: end } = field;
    field.setRangeText(`{${name}}`, start ?? 0, end ?? 0, 'end');
    setValue(last, field.value, { shouldDirty: true });
  };
  return (
    <div className="notice-text-fields">
      <div
        className="notice-text-fields"
        onFocus={({ target }) =>
          setLast(target.getAttribute('name') === 'subject' ? 'subject' : 'body')
        }
      >
        <FormField
          control={control}
          name="subject"
          label={t('text.subject')}
          maxLength={SUBJECT_MAX}
          autoComplete="off"
        />
        <FormField
          control={control}
          name="body"
          label={t('text.body')}
          help={t('text.bodyHelp')}
          rows={ROWS}
          maxLength={BODY_MAX}
        />
      </div>
      <div role="group" aria-labelledby={labelId}>
        <p className="type-label" id={labelId}>
          {t('text.placeholders')}
        </p>
        <div className="notice-placeholders">
          {PLACEHOLDERS.map((name) => (
            <Button
              key={name}
              size="small"
              color="secondary"
              variant="outlined"
              aria-label={t('text.insert', { name: t(`text.names.${name}`) })}
              onClick={() => insert(name)}
            >
              {t(`text.names.${name}`)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
