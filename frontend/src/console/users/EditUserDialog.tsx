import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetDriverQuery } from '../../api/singleRecords';
import { useGetUserQuery } from '../../api/accounts/users';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { DialogWait } from '../../ui/over/DialogWait';
import { useTranslation } from '../../ui/text/useTranslation';
import { EditUserForm } from './EditUserForm';

interface EditUserDialogProps {
  id: number;
  onClose: () => void;
}

export function EditUserDialog({ id, onClose }: EditUserDialogProps) {
  const { t } = useTranslation('users');
  const userQuery = useGetUserQuery({ id });
  const user = userQuery.data;
  // The name of the driver record may differ from the user's.
  const driverId = user?.role === 'driver' ? user.driverId : null;
  const driverQuery = useGetDriverQuery(driverId === null ? skipToken : { id: driverId });
  const isReady = user !== undefined && (driverId === null || driverQuery.data !== undefined);
  return (
    <DialogFrame title={t('edit')} onClose={onClose}>
      {isReady ? (
        <EditUserForm user={user} driverName={driverQuery.data?.name} onClose={onClose} />
      ) : (
        <DialogWait
          query={user === undefined ? userQuery : driverQuery}
          rows={5}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  );
}
