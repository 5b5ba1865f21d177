import type { User } from '../../api/users';
import { RecordActions } from '../../ui/list/RecordActions';
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
      onEdit={() => change({ edit: id })}
      onDelete={() => void deleteUser(user)}
    />
  );
}
