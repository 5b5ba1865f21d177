import { zodResolver } from '@hookform/resolvers/zod';
import type { NoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import type { Language } from '@dispatch/domain/text/language';
import {
  BODY_MAX,
  PLACEHOLDERS,
  SUBJECT_MAX,
  type Placeholder,
} from '@dispatch/domain/customer-notices/notice-text';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useChangeNoticeTextMutation, useListNoticeTextsQuery } from '../../../api/telling';
import { RecordDialog } from '../../../ui/record/RecordDialog';
import { useTranslation } from '../../../ui/text/useTranslation';
import { NoticePreview } from './NoticePreview';
import { noticeTextSchema, toPayload, toValues, type NoticeTextValues } from './noticeTextForm';
import { OriginalText } from './OriginalText';
import { Button } from '../../../ui/button/Button';
import { FormField } from '../../../ui/form/FormField';

const ROWS = 12;

interface NoticeTextDialogProps {
  event: NoticeEvent;
  language: Language;
  onClose: () => void;
}

/** Edits the company's own text for an event, with a preview. */
export function NoticeTextDialog({ event, language, onClose }: NoticeTextDialogProps) {
  const { t } = useTranslation('telling');
  const query = useListNoticeTextsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [change] = useChangeNoticeTextMutation();
  const title = t('text.title', {
    event: t(`notices.events.${event}`),
    language: t(`company.edit.${language}`),
  });
  return (
    <RecordDialog
      texts={{
        ...{ title, submit: t('notices.save'), busy: t('notices.saving') },
        done: t('text.saved'),
      }}
      width="lg"
      query={query}
      record={query.data?.find((one) => one.event === event && one.language === language)}
      rows={5}
      place={`notice-${event}-${language}`}
      resolver={zodResolver(noticeTextSchema)}
      toValues={toValues}
      save={(values, { version }) =>
        change({ event, language, noticeTextChanges: toPayload(values), ...ifMatch(version) })
      }
      subject={{ resource: 'company', id: null }}
      inWords={({ name, value }) => ({ label: t(`text.${name}`), text: value })}
      onClose={onClose}
    >
      {(base) => (
        <>
          <div className="stack company-notice-text">
            <NoticeTextFields />
            <NoticePreview language={language} />
          </div>
          {!base.isOriginal && <OriginalText text={base} onDone={onClose} />}
        </>
      )}
    </RecordDialog>
  );
}

/** A placeholder is inserted at the last cursor position. */
function NoticeTextFields() {
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
