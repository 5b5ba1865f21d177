import { useMemo } from 'react';
import type { Notice } from '../../../api/notices';
import type { RecordColumn } from '../../../ui/list/recordColumn';
import { RowButton, RowIconButton } from '../../../ui/list/RowButton';
import { CutText } from '../../../ui/text/CutText';
import { useTexts } from '../../../ui/text/useTexts';
import { NoticeText } from './NoticeText';
import type { NoticeActions } from './useNoticeActions';
import { useNoticeWords } from './useNoticeWords';
import { useSession } from '../../../api/accounts/session';
import type { IconName } from '../../../ui/icon/icons';
import { useTranslation } from '../../../ui/text/useTranslation';
import { viewOfNotice } from './noticeViews';
import { unsentOf } from './unsentMessage';

export function useNoticeColumns(actions: NoticeActions): RecordColumn<Notice>[] {
  const { t, format } = useTexts('notices');
  const words = useNoticeWords();
  const buttonsOf = useNoticeButtons(actions);
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('columns.what'),
        width: 'minmax(0, 2fr)',
        cell: (notice) => <NoticeText notice={notice} />,
        card: 'block',
      },
      {
        id: 'job',
        header: t('columns.job'),
        cell: (notice) =>
          notice.job && (
            <>
              <CutText value={words.job(notice)} className="strong" />
              <CutText value={words.route(notice)} className="small quiet" />
            </>
          ),
        card: 'block',
        cardCell: (notice) => (
          <CutText
            value={[words.job(notice), words.route(notice)].filter(Boolean).join(' · ') || '\u00a0'}
            className="small notice-beside"
          />
        ),
      },
      {
        id: 'raised',
        header: t('columns.raised'),
        width: '11.5rem',
        hideBelow: 'lg',
        cell: ({ raisedAt }) => <span className="one-line">{format.moment(raisedAt)}</span>,
        card: 'block',
        cardCell: ({ raisedAt }) => (
          <CutText value={format.moment(raisedAt)} className="small quiet notice-beside" />
        ),
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '10rem',
        align: 'right',
        cell: (notice) => (
          <span className="row-actions row-actions-end">
            {buttonsOf(notice).map(({ text, ...button }) => (
              <RowIconButton key={button.label} {...button} tip={text} />
            ))}
          </span>
        ),
        card: 'foot',
        cardCell: (notice) => (
          <div className="wrap-row">
            {buttonsOf(notice).map((button) => (
              <RowButton key={button.label} {...button} />
            ))}
          </div>
        ),
      },
    ],
    [buttonsOf, format, t, words],
  );
}

interface NoticeButton {
  readonly icon: IconName;
  readonly text: string;
  /** Names action and notice for screen readers. */
  readonly label: string;
  readonly opens?: 'dialog';
  readonly onPress: () => void;
}

/** The actions available for a notice. */
function useNoticeButtons(actions: NoticeActions): (notice: Notice) => NoticeButton[] {
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
