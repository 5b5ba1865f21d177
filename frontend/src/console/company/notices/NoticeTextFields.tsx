import {
  BODY_MAX,
  PLACEHOLDERS,
  SUBJECT_MAX,
  type Placeholder,
} from '@dispatch/domain/customer-notices/notice-text';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button/Button';
import { FormField } from '../../../ui/form/FormField';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { NoticeTextValues } from './noticeTextForm';

const ROWS = 12;

/** A placeholder is inserted at the last cursor position. */
export function NoticeTextFields() {
  const { t } = useTranslation('telling');
  const { getValues, setValue } = useFormContext<NoticeTextValues>();
  const [last, setLast] = useState<keyof NoticeTextValues>('body');
  const fields = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const insert = (name: Placeholder) => {
    const field = fields.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `[name="${last}"]`,
    );
    if (!field) return;
    const text = getValues(last);
    const start = field.selectionStart ?? text.length;
    const hole = `{${name}}`;
    const next = text.slice(0, start) + hole + text.slice(field.selectionEnd ?? start);
    // The value must be in the field before the cursor can be moved behind it.
    flushSync(() => setValue(last, next, { shouldDirty: true }));
    field.focus();
    field.setSelectionRange(start + hole.length, start + hole.length);
  };
  return (
    <div className="stack">
      <div
        ref={fields}
        className="stack"
        onFocus={({ target }) =>
          setLast(target.getAttribute('name') === 'subject' ? 'subject' : 'body')
        }
      >
        <FormField<NoticeTextValues>
          name="subject"
          label={t('text.subject')}
          maxLength={SUBJECT_MAX}
        />
        <FormField<NoticeTextValues>
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
        <div className="wrap-row notice-placeholders">
          {PLACEHOLDERS.map((name) => (
            <Button
              isMinor
              key={name}
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
