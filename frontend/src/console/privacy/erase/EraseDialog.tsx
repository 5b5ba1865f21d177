import { useGetPersonQuery, type FoundPerson } from '../../../api/privacy';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useTranslation } from '../../../ui/text/useTranslation';
import { EraseForm } from './EraseForm';

interface EraseDialogProps {
  person: FoundPerson;
  onClose: () => void;
}

/** Explains an erasure and what blocks it, and requires the name. */
export function EraseDialog({ person, onClose }: EraseDialogProps) {
  const { t } = useTranslation('privacy');
  const { kind, id, name } = person;
  const query = useGetPersonQuery({ kind, id }, { refetchOnMountOrArgChange: true });
  return (
    <DialogFrame title={t('erase.title', { name })} onClose={onClose}>
      {query.data && !query.isFetching ? (
        <EraseForm person={query.data} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={3} onClose={onClose} />
      )}
    </DialogFrame>
  );
}
