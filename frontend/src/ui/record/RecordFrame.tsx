import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { useId, useLayoutEffect, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { titleFocus } from '../over/titleFocus';
import { useIsWide } from '../screen/useIsWide';
import { useTranslation } from '../text/useTranslation';

interface RecordFrameProps {
  title: string;
  /** Data attributes of the frame. */
  mark?: Readonly<Record<`data-${string}`, string>>;
  /** At the right side of the screen instead of over it. */
  isAside?: boolean;
  isEditing?: boolean;
  /** Between the title and the close button. */
  head?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** One record over or next to its list; full screen on a phone. */
export function RecordFrame(props: RecordFrameProps) {
  const { title, mark, isAside = false, isEditing = false, head, onClose, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const isWide = useIsWide();
  useLayoutEffect(() => {
    // The pressed button was removed, so move the focus or keys would go nowhere.
    if (isEditing) document.getElementById(titleId)?.focus({ preventScroll: true });
  }, [isEditing, titleId]);
  const content = (
    <>
      <div className="record-frame-head" data-wraps={head !== undefined || undefined}>
        <h2
          id={titleId}
          {...titleFocus}
          aria-live="polite"
          className={`type-h2 ${head === undefined ? 'push breakable' : 'cut'}`}
        >
          {title}
        </h2>
        {head}
        <IconButton onClick={onClose} label={t('actions.close')} className="close-corner">
          <Icon name="close" size="large" />
        </IconButton>
      </div>
      {children}
    </>
  );
  if (isAside)
    return (
      <Drawer
        {...mark}
        open
        anchor="right"
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            className: 'record-frame',
            'aria-labelledby': titleId,
            sx: { width: '100%', maxWidth: { md: '36rem' } },
          },
        }}
      >
        {content}
      </Drawer>
    );
  return (
    <Dialog
      {...mark}
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={!isWide}
      fullWidth
      maxWidth={false}
      slotProps={{
        paper: {
          className: 'record-frame',
          sx: { maxWidth: { md: 960 }, height: { md: 'calc(100% - 64px)' } },
        },
      }}
    >
      {content}
    </Dialog>
  );
}
