import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Toast.Title asChild>
              <Typography variant="h3" component="div">
                {`${toast.title} `}
              </Typography>
            </Toast.Title>
            {toast.description && (
              <Toast.Description asChild>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {toast.description}
                </Typography>
              </Toast.Description>
            )}
            {toast.about && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
                {` ${toast.about}`}
              </Typography>
            )}
            {(toast.canUndo || toast.action) && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
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
              </Box>
            )}
          </Box>
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
