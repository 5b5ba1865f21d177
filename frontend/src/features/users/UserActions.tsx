import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/users';
import { useDeleteUser } from './useDeleteUser';
import { useUsersUrl } from './usersUrl';

export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'common']);
  const [, change] = useUsersUrl();
  const deleteUser = useDeleteUser();
  const { name } = user;
  return (
    <>
      <Tooltip title={t('common:actions.edit')}>
        <IconButton
          aria-label={t('editNamed', { name })}
          aria-haspopup="dialog"
          onClick={() => change({ edit: user.id })}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('common:actions.delete')}>
        <IconButton
          aria-label={t('deleteNamed', { name })}
          aria-haspopup="dialog"
          onClick={() => void deleteUser(user)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}
