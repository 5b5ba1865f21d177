import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApiDispatch } from '../../api/api';
import { workers } from '../../lib/serviceWorker';
import { renewPush } from './phonePush';
import { OPEN_FROM_PUSH } from './pushedMessage';
import { usePushChoice, usePushLanguage } from './usePush';

/** Renews the push subscription, and opens jobs from notifications that the driver pressed. */
export function PushKeeper() {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const language = usePushLanguage();
  const [choice] = usePushChoice();

  useEffect(() => {
    // Without a network the server keeps the old subscription.
    if (choice === 'on') void renewPush(dispatch, language).catch(() => undefined);
  }, [choice, dispatch, language]);
  useEffect(() => {
    const forgetBadge = () => {
      // Not every browser has a badge, although the type says otherwise.
      const { clearAppBadge } = navigator as Partial<Navigator>;
      if (document.visibilityState === 'visible')
        void clearAppBadge?.call(navigator).catch(() => undefined);
    };
    forgetBadge();
    document.addEventListener('visibilitychange', forgetBadge);
    return () => document.removeEventListener('visibilitychange', forgetBadge);
  }, []);
  useEffect(() => {
    const calling = workers();
    if (calling === undefined) return undefined;
    const open = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'object' || data === null || !(OPEN_FROM_PUSH in data)) return;
      const path: unknown = data[OPEN_FROM_PUSH];
      if (typeof path === 'string') void navigate(path);
    };
    calling.addEventListener('message', open);
    return () => calling.removeEventListener('message', open);
  }, [navigate]);
  return null;
}
