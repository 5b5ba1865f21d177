import { zodResolver } from '@hookform/resolvers/zod';
import type { NoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import type { Language } from '@dispatch/domain/text/language';
import { FormProvider } from 'react-hook-form';
import { ifMatch } from '../../../api/request/requestHeaders';
import {
  useChangeNoticeTextMutation,
  useListNoticeTextsQuery,
  type NoticeText,
} from '../../../api/telling';
import { StaleNotice } from '../../../ui/form/sending/StaleNotice';
import { useRecordForm } from '../../../ui/form/sending/useRecordForm';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';
import { NoticePreview } from './NoticePreview';
import { NoticeTextFields } from './NoticeTextFields';
import { noticeTextSchema, toPayload, toValues } from './noticeTextForm';
import { OriginalText } from './OriginalText';

interface NoticeTextDialogProps {
  event: NoticeEvent;
  language: Language;
  onClose: () => void;
}

/** Edits the company's own text for an event, with a preview. */
export function NoticeTextDialog({ event, language, onClose }: NoticeTextDialogProps) {
  const { t } = useTranslation('telling');
  const query = useListNoticeTextsQuery(undefined, { refetchOnMountOrArgChange: true });
  const text = query.data?.find((one) => one.event === event && one.language === language);
  const title = t('text.title', {
    event: t(`notices.events.${event}`),
    language: t(`company.edit.${language}`),
  });
  return (
    <DialogFrame title={title} width="lg" onClose={onClose}>
      {text ? (
        <TextForm text={text} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={5} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function TextForm({ text, onClose }: { text: NoticeText; onClose: () => void }) {
  const { t } = useTranslation('telling');
  const toast = useToast();
  const [change] = useChangeNoticeTextMutation();
  const { event, language } = text;
  const { form, base, theirs, sending } = useRecordForm({
    place: `notice-${text.event}-${text.language}`,
    record: text,
    resolver: zodResolver(noticeTextSchema),
    toValues,
    save: (values, { version }) =>
      change({ event, language, noticeTextChanges: toPayload(values), ...ifMatch(version) }),
    onSaved: () => {
      toast.success(t('text.saved'));
      onClose();
    },
  });
  return (
    <DialogForm
      {...sending}
      submitLabel={t('notices.save')}
      busyLabel={t('notices.saving')}
      onClose={onClose}
    >
      <StaleNotice
        resource="company"
        id={null}
        version={base.version}
        theirs={theirs}
        inWords={({ name, value }) => ({ label: t(`text.${name}`), text: value })}
      />
      <FormProvider {...form}>
        <div className="notice-text">
          <NoticeTextFields />
          <NoticePreview language={language} />
        </div>
      </FormProvider>
      {!base.isOriginal && <OriginalText text={base} onDone={onClose} />}
    </DialogForm>
  );
}
