import { useEffect, useRef, type ReactNode } from 'react';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { Button } from '../../../ui/button/Button';
import { SubmitForm } from '../../../ui/form/sending/SubmitForm';
import { useTranslation } from '../../../ui/text/useTranslation';
import './edit.css';

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
    <SubmitForm onSubmit={onSubmit}>
      <DialogBody>
        <div ref={top} className="stack gap-24 editor-top">
          {children}
        </div>
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onCancel} disabled={isSaving}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isSaving}>
          {isSaving ? t('edit.saving') : t('common:actions.save')}
        </Button>
      </DialogButtons>
    </SubmitForm>
  );
}
