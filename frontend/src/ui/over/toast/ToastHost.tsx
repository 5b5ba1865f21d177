import * as Toast from '@radix-ui/react-toast';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../../button/Button';
import { IconButton } from '../../button/IconButton';
import { buttonLook } from '../../button/buttonLook';
import { Icon } from '../../icon/Icon';
import { useTranslation } from '../../text/useTranslation';
import { TOAST_KEY } from './toastKey';
import { toastDismissed, toastRemoved, type ShownToast } from './toastSlice';
import { ToastSurface, ToastViewport } from './toastStyles';
import { toastTiming } from './toastTiming';
import { useUndo } from '../undo/useUndo';
import { useFreePlace } from './useFreePlace';

const REMOVED_AFTER_MS = 1_000_000;
const SWIPE_PX = 50;

/** The only toast area of the page (specification 2.2 and 9). */
export function ToastHost({ autoFocus }: { autoFocus: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const undo = useUndo();
  const toast = useSelector(
    (root: { toast: { current: ShownToast | null } }) => root.toast.current,
  );
  const closedId = toast && !toast.open ? toast.id : null;
  useEffect(() => {
    if (closedId === null) return undefined;
    const timer = setTimeout(() => dispatch(toastRemoved(closedId)), REMOVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [closedId, dispatch]);
  const area = useFreePlace();
  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [area, autoFocus]);

  return (
    <Toast.Provider
      label={t('toast.announced')}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      duration={toastTiming.shownMs}
    >
      {toast && (
        <ToastSurface
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) dispatch(toastDismissed(toast.id));
          }}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          data-variant={toast.variant ?? 'default'}
        >
          {/* Radix announces the text; a role of its own would announce it twice. */}
          <div className="push">
            <Toast.Title asChild>
              <div className="type-h3">{`${toast.title} `}</div>
            </Toast.Title>
            {toast.description && (
              <Toast.Description asChild>
                <p className="type-small breakable">{toast.description}</p>
              </Toast.Description>
            )}
            {toast.about && <p className="type-small breakable type-strong">{` ${toast.about}`}</p>}
            {(toast.canUndo || toast.action) && (
              <div className="wrap-row toast-actions">
                {toast.canUndo && (
                  <Toast.Action asChild altText={`${t('toast.undo')} (${TOAST_KEY})`}>
                    <Button
                      size="small"
                      color="inherit"
                      variant="outlined"
                      onClick={() => undo.run(toast.id)}
                    >
                      {t('toast.undo')}
                    </Button>
                  </Toast.Action>
                )}
                {toast.action && (
                  <Toast.Action asChild altText={toast.action.label}>
                    <Link
                      to={toast.action.href}
                      {...buttonLook({ size: 'small', color: 'inherit', variant: 'outlined' })}
                    >
                      {toast.action.label}
                    </Link>
                  </Toast.Action>
                )}
              </div>
            )}
          </div>
          <Toast.Close asChild>
            <IconButton label={t('actions.close')}>
              <Icon name="close" />
            </IconButton>
          </Toast.Close>
        </ToastSurface>
      )}
      <ToastViewport
        ref={area}
        hotkey={[TOAST_KEY]}
        label={t('toast.area', { hotkey: TOAST_KEY })}
      />
    </Toast.Provider>
  );
}
