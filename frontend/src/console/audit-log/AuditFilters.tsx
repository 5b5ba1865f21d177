import { useListUsersQuery } from '../../api/accounts/users';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { FilterChips, type ActiveFilter } from '../../ui/list/filter/FilterChips';
import { FilterPicker } from '../../ui/list/filter/FilterPicker';
import { FilterSelect } from '../../ui/list/filter/FilterSelect';
import { useTranslation } from '../../ui/text/useTranslation';
import { actionsOn, AUDIT_RESOURCES } from './auditActions';
import { AuditDays } from './AuditDays';
import { NOTHING_CHOSEN, type AuditUrl } from './auditUrl';

interface AuditFiltersProps {
  chosen: AuditUrl;
  onChange: (patch: Partial<AuditUrl>) => void;
}

/** Filters by person, action and time; a record or an address is chosen from an entry. */
export function AuditFilters({ chosen, onChange }: AuditFiltersProps) {
  const { t } = useTranslation(['audit', 'common']);
  const { data: users = [] } = useListUsersQuery({});
  const { person, kind, record, action, address, from, to } = chosen;
  const known = users.find(({ id }) => id === person);
  const chip = (name: string, value: string) => t('common:filters.chip', { name, value });
  const chips: ActiveFilter[] = [];
  if (kind && record !== null)
    chips.push({
      key: 'record',
      label: chip(t(`resources.${kind}`), kind === 'job' ? jobReference(record) : String(record)),
      onRemove: () => onChange({ record: null }),
    });
  if (address)
    chips.push({
      key: 'address',
      label: chip(t('filters.address'), address),
      onRemove: () => onChange({ address: '' }),
    });
  const canClear = [kind, action, address, from, to].some(Boolean) || person !== null;
  return (
    <>
      <div className="filter-grid">
        <FilterPicker
          label={t('filters.person')}
          allLabel={t('filters.anybody')}
          options={users.map(({ id, name }) => ({ value: id, label: name }))}
          value={
            person === null
              ? null
              : { value: person, label: known?.name ?? t('filters.someone', { id: person }) }
          }
          onChange={(id) => onChange({ person: id })}
        />
        <FilterSelect
          label={t('filters.kind')}
          allLabel={t('filters.allKinds')}
          options={AUDIT_RESOURCES.map((value) => ({ value, label: t(`resources.${value}`) }))}
          value={kind}
          onChange={(value) => onChange({ kind: value, record: null, action: '' })}
        />
        <FilterSelect
          label={t('filters.action')}
          allLabel={t('filters.allActions')}
          options={actionsOn(kind).map((value) => ({ value, label: t(`actions.${value}`) }))}
          value={action}
          onChange={(value) => onChange({ action: value })}
        />
      </div>
      <AuditDays days={{ from, to }} onChange={onChange} />
      <FilterChips filters={chips} canClear={canClear} onClear={() => onChange(NOTHING_CHOSEN)} />
    </>
  );
}
