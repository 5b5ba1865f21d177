import { NOTICE_EVENTS, type NoticeEvent } from '@dispatch/domain/customer-notices/notice-event';
import { LANGUAGES } from '@dispatch/domain/text/language';
import {
  useGetNoticeSettingsQuery,
  useListNoticeTextsQuery,
  type NoticeSettings,
  useChangeNoticeSettingsMutation,
  type NoticeText,
} from '../../../api/telling';
import { FormSection } from '../../../ui/form/layout/FormSection';
import { late } from '../../../ui/over/late';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import './company-notices.css';
import { NO_TEXT, useNoticeTextUrl } from './noticeTextUrl';
import { ifMatch } from '../../../api/request/requestHeaders';
import { Button } from '../../../ui/button/Button';
import { Switch } from '../../../ui/form/Switch';
import { useAct } from '../../../ui/record/useAct';
import { useFormat } from '../../../ui/text/useFormat';

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

interface CompanyNoticeRowProps {
  event: NoticeEvent;
  settings: NoticeSettings;
  /** The texts of the event, in each language. */
  texts: readonly NoticeText[];
}

function CompanyNoticeRow({ event, settings, texts }: CompanyNoticeRowProps) {
  const { t } = useTranslation('telling');
  const { list } = useFormat();
  const [, changeUrl] = useNoticeTextUrl();
  const switchTo = useSwitch(event, settings);
  const name = t(`notices.events.${event}`);
  const own = texts
    .filter(({ isOriginal }) => !isOriginal)
    .map(({ language }) => t(`company.in.${language}`));
  return (
    <li>
      <div className="row-words company-notice-words">
        <Switch
          label={name}
          checked={settings.events.includes(event)}
          onChange={(isOn) => void switchTo(isOn)}
        />
        <p className="type-small quiet">
          {own.length === 0
            ? t('company.original')
            : t('company.ownText', { languages: list(own) })}
        </p>
      </div>
      <div className="wrap-row">
        {LANGUAGES.map((language) => (
          <Button
            isMinor
            key={language}
            aria-haspopup="dialog"
            aria-label={t('text.title', { event: name, language: t(`company.edit.${language}`) })}
            onClick={() => changeUrl({ text: event, language })}
          >
            {t(`company.edit.${language}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}

function useSwitch(event: NoticeEvent, { events, version }: NoticeSettings) {
  const { t } = useTranslation('telling');
  const act = useAct();
  const [change, { isLoading }] = useChangeNoticeSettingsMutation();
  return async (isOn: boolean) => {
    // A second tap before the response would be refused as stale.
    if (isLoading) return;
    const wanted = NOTICE_EVENTS.filter((one) => (one === event ? isOn : events.includes(one)));
    await act({
      send: () => change({ noticeSettingsChanges: { events: wanted }, ...ifMatch(version) }),
      done: t('notices.saved'),
    });
  };
}
