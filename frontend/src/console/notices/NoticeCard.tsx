import type { Notice } from '../../api/notices';
import { RecordCard } from '../../ui/list/RecordCard';
import { RowButton } from '../../ui/list/RowButton';
import { CutText } from '../../ui/text/CutText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { NoticeText } from './NoticeText';
import { viewOfNotice } from './noticeViews';
import type { NoticeActions } from './useNoticeActions';
import { useNoticeWords } from './useNoticeWords';

/** One notice on a phone. */
export function NoticeCard({ notice, actions }: { notice: Notice; actions: NoticeActions }) {
  const { t } = useTranslation('notices');
  const format = useFormat();
  const words = useNoticeWords();
  const [what, job] = [words.what(notice), words.job(notice)];
  const name = String(notice.details['name'] ?? '');
  const place = viewOfNotice(notice);
  const where = [job, words.route(notice)].filter(Boolean).join(' · ');
  return (
    <RecordCard
      label={[what, job].filter(Boolean).join(', ')}
      foot={
        <div className="notice-actions">
          {notice.job && (
            <RowButton
              icon="article"
              text={t('openJob')}
              label={t('openJobNamed', { job, what })}
              opens="dialog"
              onPress={() => actions.open(notice)}
            />
          )}
          {place && (
            <RowButton
              icon={place.icon}
              text={t(place.text)}
              label={t(`${place.text}Named`, { name })}
              onPress={() => actions.open(notice)}
            />
          )}
          {!notice.isRead && notice.settledAt === null && (
            <RowButton
              icon="check"
              text={t('read')}
              label={t('readNamed', { what })}
              onPress={() => actions.read(notice)}
            />
          )}
        </div>
      }
    >
      <NoticeText notice={notice} />
      <CutText value={where || '\u00a0'} className="small notice-beside" />
      <CutText value={format.moment(notice.raisedAt)} className="small quiet notice-beside" />
    </RecordCard>
  );
}
