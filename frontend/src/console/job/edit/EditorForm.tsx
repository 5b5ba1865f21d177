import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button/Button';
import { submitByKeys } from '../../../ui/form/sending/submitByKeys';
import { useTranslation } from '../../../ui/text/useTranslation';

interface EditorFormProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Scrolls the conflict notice into view. */
  isInConflict: boolean;
  onDirty: (isDirty: boolean) => void;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of job editors in a dialog. Ctrl or ⌘ with Enter saves from any field. */
export function EditorForm(props: EditorFormProps) {
  const { isDirty, isSaving, isInConflict, onDirty, onSubmit, onCancel, children } = props;
  const { t } = useTranslation(['jobDetails', 'common']);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  useEffect(() => {
    if (isInConflict) top.current?.scrollIntoView({ block: 'start' });
  }, [isInConflict]);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={submitByKeys}
      sx={{ display: 'contents' }}
    >
      <DialogContent sx={{ px: { xs: 4, md: 6 } }}>
        <Box
          ref={top}
          sx={{
            display: 'grid',
            gap: 6,
            gridTemplateColumns: 'minmax(0, 1fr)',
            scrollMarginTop: '1.25rem',
          }}
        >
          {children}
        </Box>
      </DialogContent>
      <DialogActions
        sx={({ vars }) => ({
          px: { xs: 4, md: 6 },
          py: 3,
          borderTop: `1px solid ${vars.palette.divider}`,
        })}
      >
        <Button color="secondary" onClick={onCancel} disabled={isSaving}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isSaving}>
          {isSaving ? t('edit.saving') : t('common:actions.save')}
        </Button>
      </DialogActions>
    </Box>
  );
}
