import { useMemo } from 'react';
import { useSession } from '../../../api/accounts/session';
import type { Notice } from '../../../api/notices';
import type { IconName } from '../../../ui/icon/icons';
import { useTranslation } from '../../../ui/text/useTranslation';
import { viewOfNotice } from './noticeViews';
import { unsentOf } from './unsentMessage';
import type { NoticeActions } from './useNoticeActions';
import { useNoticeWords } from './useNoticeWords';

interface NoticeButton {
  readonly icon: IconName;
  readonly text: string;
  /** Names action and notice for screen readers. */
  readonly label: string;
  readonly opens?: 'dialog';
  readonly onPress: () => void;
}

/** The actions available for a notice. */
export function useNoticeButtons(actions: NoticeActions): (notice: Notice) => NoticeButton[] {
  const { t } = useTranslation('notices');
  const words = useNoticeWords();
  const { may } = useSession();
  const maySend = may('jobs:manage');
  return useMemo(
    () => (notice) => {
      const { job, isRead, settledAt, details } = notice;
      const named = { what: words.what(notice), job: words.job(notice) };
      const place = viewOfNotice(notice);
      const unsent = maySend ? unsentOf(notice) : undefined;
      const open = () => actions.open(notice);
      return [
        !isRead &&
          settledAt === null && {
            ...({ icon: 'check', text: t('read'), label: t('readNamed', named) } as const),
            onPress: () => actions.read(notice),
          },
        unsent !== undefined && {
          ...({ icon: 'sync', text: t('send'), label: t('sendNamed', named) } as const),
          onPress: () => actions.sendAgain(unsent),
        },
        unsent !== undefined && {
          ...({ icon: 'close', text: t('dismiss'), label: t('dismissNamed', named) } as const),
          onPress: () => actions.leaveUnsent(unsent),
        },
        job !== null && {
          ...({ icon: 'article', text: t('openJob'), opens: 'dialog' } as const),
          ...{ label: t('openJobNamed', named), onPress: open },
        },
        place !== undefined && {
          ...{ icon: place.icon, text: t(place.text), onPress: open },
          label: t(`${place.text}Named`, {
            ...{ what: named.what, name: String(details['name'] ?? '') },
            reference: String(details['reference'] ?? ''),
          }),
        },
      ].filter((button) => button !== false);
    },
    [actions, maySend, t, words],
  );
}
