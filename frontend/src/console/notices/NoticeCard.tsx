import type { Notice } from '../../api/notices';
import { RecordCard } from '../../ui/list/RecordCard';
import { RowButton } from '../../ui/list/RowButton';
import { CutText } from '../../ui/text/CutText';
import { useFormat } from '../../ui/text/useFormat';
import { NoticeText } from './NoticeText';
import { useNoticeButtons } from './noticeButtons';
import type { NoticeActions } from './useNoticeActions';
import { useNoticeWords } from './useNoticeWords';

export function NoticeCard({ notice, actions }: { notice: Notice; actions: NoticeActions }) {
  const format = useFormat();
  const words = useNoticeWords();
  const [what, job] = [words.what(notice), words.job(notice)];
  const buttonsOf = useNoticeButtons(actions);
  const where = [job, words.route(notice)].filter(Boolean).join(' · ');
  return (
    <RecordCard
      label={[what, job].filter(Boolean).join(', ')}
      foot={
        <div className="notice-actions">
          {buttonsOf(notice).map((button) => (
            <RowButton key={button.label} {...button} />
          ))}
        </div>
      }
    >
      <NoticeText notice={notice} />
      <CutText value={where || '\u00a0'} className="small notice-beside" />
      <CutText value={format.moment(notice.raisedAt)} className="small quiet notice-beside" />
    </RecordCard>
  );
}
