import type { User } from '../../api/accounts/users';
import { RecordActions } from '../../ui/list/RecordActions';
import { RowIconButton } from '../../ui/list/RowButton';
import { useTranslation } from '../../ui/text/useTranslation';
import { useUsersUrl } from './usersUrl';
import { useDeleteUser } from './useDeleteUser';

export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const [, change] = useUsersUrl();
  const deleteUser = useDeleteUser();
  const { id, name } = user;
  return (
    <RecordActions
      editLabel={t('editNamed', { name })}
      deleteLabel={t('deleteNamed', { name })}
      others={
        <RowIconButton
          icon="devices"
          label={t('sessions.open', { name })}
          tip={t('sessions.openShort')}
          opens="dialog"
          onPress={() => change({ sessions: id })}
        />
      }
      onEdit={() => change({ edit: id })}
      onDelete={() => void deleteUser(user)}
    />
  );
}
