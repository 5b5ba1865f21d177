import { NOTICE_EVENTS } from '@dispatch/domain/customer-notices/notice-event';
import {
  useGetNoticeSettingsQuery,
  useListNoticeTextsQuery,
  type NoticeSettings,
} from '../../../api/telling';
import { FormSection } from '../../../ui/form/layout/FormSection';
import { late } from '../../../ui/over/late';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import './company-notices.css';
import { CompanyNoticeRow } from './CompanyNoticeRow';
import { NO_TEXT, useNoticeTextUrl } from './noticeTextUrl';

const NoticeTextDialog = late(async () => (await import('./NoticeTextDialog')).NoticeTextDialog);

/** Default notices for customers without a choice of their own, and their texts. */
export function CompanyNotices() {
  const { t } = useTranslation('telling');
  const query = useGetNoticeSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [{ text, language }, change] = useNoticeTextUrl();
  return (
    <FormSection title={t('company.title')}>
      <p className="type-small quiet">{t('company.about')}</p>
      <DataView query={query} skeleton={280} errorTitle={t('company.loadFailed')}>
        {(settings) => <Rows settings={settings} />}
      </DataView>
      {text !== '' && (
        <NoticeTextDialog
          key={`${text} ${language}`}
          event={text}
          language={language}
          onClose={() => change(NO_TEXT)}
        />
      )}
    </FormSection>
  );
}

function Rows({ settings }: { settings: NoticeSettings }) {
  const { t } = useTranslation('telling');
  const texts = useListNoticeTextsQuery().data ?? [];
  return (
    <>
      {!settings.canSend && <p className="type-body">{t('notices.noMail')}</p>}
      <ul className="row-list company-notices" aria-label={t('company.title')}>
        {NOTICE_EVENTS.map((event) => (
          <CompanyNoticeRow
            key={event}
            event={event}
            settings={settings}
            texts={texts.filter((one) => one.event === event)}
          />
        ))}
      </ul>
    </>
  );
}
