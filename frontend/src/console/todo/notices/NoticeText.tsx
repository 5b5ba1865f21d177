import type { Notice } from '../../../api/notices';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { useTranslation } from '../../../ui/text/useTranslation';
import './notices.css';
import { useNoticeWords } from './useNoticeWords';

/** Unread notices are distinguished by weight and a dot, not by colour only. */
export function NoticeText({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const words = useNoticeWords();
  const isNew = !notice.isRead && notice.settledAt === null;
  return (
    <div className="notice-text" data-unread={isNew}>
      <p className={isNew ? 'strong' : undefined}>
        {isNew && <VisuallyHidden>{`${t('unread')} `}</VisuallyHidden>}
        {words.what(notice)}
      </p>
      <p className="small quiet">{words.about(notice)}</p>
    </div>
  );
}
