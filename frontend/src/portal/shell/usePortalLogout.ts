import { useContext, useRef, useState } from 'react';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useLogout } from '../../parts/session/useLogout';
import { forgetPerson } from '../offline/store/database';
import { MayLeaveContext } from '../../ui/form/sending/leaveGuard';
import { useTranslation } from '../../ui/text/useTranslation';
import { isUnsent } from '../offline/photos/photo';
import { usePhotoQueue } from '../offline/photos/photoContext';
import { turnPushOff } from '../push/phonePush';
import { usePushChoice } from '../push/usePush';
import { useQueue } from '../offline/queueContext';

/** Leaves the portal for the landing page and deletes all data, for the next user of this phone. */
export function usePortalLogout(userId: number) {
  const { t } = useTranslation(['driver', 'common']);
  const confirm = useConfirm();
  const queue = useQueue();
  const photos = usePhotoQueue();
  const [choice, choose] = usePushChoice();
  const logout = useLogout({ to: '/', quiet: false });
  const mayLeave = useContext(MayLeaveContext);
  const isUnderWay = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);

  /** Sends the queue first, unless the network is slow; resolves to false if the user cancels. */
  const isSure = async (): Promise<boolean> => {
    await queue.load();
    if (queue.getState().waiting.length > 0) await queue.flushPatiently();
    const count = queue.getState().waiting.length;
    const unsent = photos.getState().photos.filter(isUnsent).length;
    const texts = [
      count > 0 && t('leave.text', { count }),
      unsent > 0 && t('leave.photos', { count: unsent }),
    ].filter((text) => text !== false);
    return (
      texts.length === 0 ||
      (await confirm({
        title: t(count > 0 ? 'leave.title' : 'leave.photosTitle'),
        text: texts.join(' '),
        confirmLabel: t('leave.confirm'),
        destructive: true,
      }))
    );
  };
  const leave = async () => {
    if (choice === 'on') {
      choose('unasked');
      void turnPushOff().catch(() => undefined);
    }
    await forgetPerson(userId).catch(() => undefined);
    await logout();
  };
  const start = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsLeaving(true);
    try {
      if ((await mayLeave()) && (await isSure())) await leave();
    } finally {
      isUnderWay.current = false;
      setIsLeaving(false);
    }
  };
  return { logout: () => void start(), isLeaving };
}
