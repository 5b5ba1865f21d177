import { zodResolver } from '@hookform/resolvers/zod';
import type { NoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import type { Language } from '@dispatch/domain/text/language';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useChangeNoticeTextMutation, useListNoticeTextsQuery } from '../../../api/telling';
import { RecordDialog } from '../../../ui/record/RecordDialog';
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
