import { Link } from 'react-router-dom';
import { useCountUnreadNoticesQuery } from '../../api/notices';
import { viewHref } from '../../parts/navigation/consoleViews';
import { Icon } from '../../ui/icon/Icon';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import './notice-bell.css';

/** Links to the notices and shows the number of unread ones. */
export function NoticeBell() {
  const { t } = useTranslation('console');
  const { number } = useFormat();
  const { data } = useCountUnreadNoticesQuery();
  const { count = 0, isLeast = false } = data ?? {};
  const words = { count, shown: number(count) };
  const unread = t(isLeast ? 'notices.least' : 'notices.unread', words);
  const label = count === 0 ? t('notices.label') : unread;
  return (
    <Link
      to={viewHref('todo', { kind: 'notices' })}
      className="icon-button"
      aria-label={label}
      data-tip={label}
    >
      <Icon name="bell" />
      {count > 0 && (
        <span className="notice-count" aria-hidden>
          {isLeast ? t('notices.most', words) : words.shown}
        </span>
      )}
    </Link>
  );
}
