import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ROLES } from '@dispatch/domain/permissions';
import { useTranslation } from 'react-i18next';
import { totalOf } from '../../api/pages';
import { useUserPagesInfiniteQuery } from '../../api/users';
import { FilterSelect } from '../../components/jobs/FilterSelect';
import { useFitsTable } from '../../components/jobs/useJobLayout';
import { useSearchText } from '../../components/jobs/useSearchText';
import { PageHeader } from '../../components/PageHeader';
import { RecordList } from '../../components/records/RecordList';
import { SortSelect } from '../../components/records/SortSelect';
import { SearchField } from '../../components/SearchField';
import { EmptyState } from '../../components/states/EmptyState';
import { useFormat } from '../../components/useFormat';
import { AddUserDialog } from './AddUserDialog';
import { EditUserDialog } from './EditUserDialog';
import { UserCard } from './UserCard';
import { useUserColumns } from './userColumns';
import { useUsersUrl } from './usersUrl';

/** User Management (specification 2.10). */
export function UsersView() {
  const { t } = useTranslation(['users', 'common']);
  const format = useFormat();
  const fitsTable = useFitsTable();
  const [{ q, role, sort, order, dialog, edit }, change] = useUsersUrl();
  const searched = useSearchText(q);
  const query = useUserPagesInfiniteQuery({
    ...(searched && { q: searched }),
    ...(role && { role }),
    sort,
    order,
  });
  const columns = useUserColumns();
  const sorting = { sort, order };
  const total = totalOf(query.data);

  return (
    <>
      <PageHeader
        title={t('title')}
        count={
          total === undefined
            ? undefined
            : t('count', { count: total, shown: format.number(total) })
        }
        action={
          <Button variant="contained" startIcon={<Add />} onClick={() => change({ dialog: 'add' })}>
            {t('add')}
          </Button>
        }
        filters={
          <>
            <SearchField label={t('search')} value={q} onChange={(text) => change({ q: text })} />
            <FilterSelect
              label={t('columns.role')}
              allLabel={t('allRoles')}
              options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
              value={role}
              onChange={(next) => change({ role: next })}
            />
            {!fitsTable && <SortSelect columns={columns} sorting={sorting} onSort={change} />}
          </>
        }
      />
      <RecordList
        query={query}
        label={t('title')}
        errorTitle={t('loadFailed')}
        columns={columns}
        sorting={sorting}
        onSort={change}
        asCards={!fitsTable}
        renderCard={(user) => <UserCard user={user} />}
        empty={
          <EmptyState
            drawing="search"
            text={t('noMatches')}
            action={
              <Button
                variant="outlined"
                color="secondary"
                onClick={() => change({ q: '', role: '' })}
              >
                {t('common:actions.clearFilters')}
              </Button>
            }
          />
        }
      />
      {dialog === 'add' && <AddUserDialog onClose={() => change({ dialog: '' })} />}
      {edit !== null && (
        <EditUserDialog key={edit} id={edit} onClose={() => change({ edit: null })} />
      )}
    </>
  );
}
