import type { PickerOption } from '../../ui/list/filter/pickerOption';
import { useColleagueName } from '../../parts/people/useColleagueName';
import { useTranslation } from '../../ui/text/useTranslation';
import { NOBODY, type PersonChoice } from './activeJobsUrl';
import { routeLabel } from './searchedTexts';
import type { ActiveList } from './useActiveList';

/** The chosen people and places as options, even if no job has them any more. */
export function useChosenFilters({ choice, options }: ActiveList) {
  const { t } = useTranslation(['activeJobs', 'jobs']);
  const nameOf = useColleagueName();
  const person = (
    role: 'customer' | 'driver' | 'responsible',
    known: readonly PickerOption<PersonChoice>[],
    nobody: string,
  ): PickerOption<PersonChoice> | null => {
    const id = choice[role];
    if (id === null) return null;
    const label =
      id === NOBODY
        ? nobody
        : role === 'responsible'
          ? nameOf(id)
          : t(`jobs:filters.${role}Number`, { id });
    return known.find(({ value }) => value === id) ?? { value: id, label };
  };
  const place = (value: string, label = value): PickerOption<string> | null =>
    value === '' ? null : { value, label };
  return {
    customer: person('customer', options.customers, t('jobs:customer.none')),
    driver: person('driver', options.drivers, t('filters.noDriver')),
    responsible: person('responsible', options.responsible, t('filters.noResponsible')),
    origin: place(choice.origin),
    destination: place(choice.destination),
    route: place(choice.route, routeLabel(choice.route, t('filters.unknownPlace'))),
  };
}
