import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getCurrentRecord } from '../../../api/request/errors';
import type { Job } from '../../../api/jobs/jobs';
import { toUnits, type UnitsValues } from '../../../parts/units/unitForm';
import type { KeptFields } from '../../../ui/form/sending/keptWork';
import { vehicleName } from '../../../parts/units/vehicleSuggestions';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { ConflictRow } from './ConflictNotice';
import { decide, mergeUnits, type UnitDifference } from './mergeUnits';
import { useFieldWords } from '../../../parts/job/useFieldWords';

const CHANGE = { shouldDirty: true, shouldValidate: true };
const keyOf = ({ id, field }: UnitDifference) => `${id}.${field}`;

/** The counterpart of `useRebasedForm` for a list of units. */
export function useUnitConflict(form: UseFormReturn<UnitsValues>, job: Job) {
  const [base, setBase] = useState(job);
  /** Null unless there is an unresolved conflict. */
  const [differences, setDifferences] = useState<readonly UnitDifference[] | null>(null);

  const rebase = (error: unknown): boolean => {
    // The server sends the current record in the same shape as in its responses.
    const current = getCurrentRecord(error) as Job | undefined;
    if (current === undefined) return false;
    const theirs = toUnits(current);
    const merged = mergeUnits(toUnits(base), form.getValues('units'), theirs);
    form.reset({ units: theirs });
    form.setValue('units', merged.units, CHANGE);
    setDifferences(merged.differences);
    setBase(current);
    return true;
  };
  /** Restores saved input, merged with the current units. */
  const restore = ({ units: kept }: KeptFields) => {
    if (!kept) return;
    const theirs = toUnits(base);
    // Written by this form, so the fields are units.
    const [before, typed] = [kept.before, kept.typed] as UnitsValues['units'][];
    const merged = mergeUnits(before ?? theirs, typed ?? theirs, theirs);
    form.setValue('units', merged.units, CHANGE);
    if (merged.differences.length > 0) setDifferences(merged.differences);
  };
  const choose = (side: 'mine' | 'theirs', key?: string) => {
    const units = (differences ?? [])
      .filter((one) => key === undefined || keyOf(one) === key)
      .reduce((list, one) => decide(list, one, side), form.getValues('units'));
    form.setValue('units', units, CHANGE);
  };
  const rows = useConflictRows(differences ?? [], base, form.getValues('units'));
  return {
    base,
    rebase,
    restore,
    choose,
    rows,
    isOpen: differences !== null,
    settle: () => setDifferences(null),
  };
}

function useConflictRows(
  differences: readonly UnitDifference[],
  base: Job,
  shown: UnitsValues['units'],
): ConflictRow[] {
  const { t } = useTranslation(['jobDetails', 'jobForm']);
  const words = useFieldWords();
  const numberOf = (id: string) => {
    const index = base.jobVehicles.findIndex((unit) => String(unit.id) === id);
    return (index < 0 ? shown.findIndex((unit) => unit.id === id) : index) + 1;
  };
  return differences.map((one): ConflictRow => {
    const key = keyOf(one);
    const number = numberOf(one.id);
    if (one.field === 'unit') {
      const text = (unit: typeof one.mine) =>
        unit ? vehicleName(unit) || t('jobForm:unknownVehicle') : t('conflict.removed');
      const label = words.label(`unit.${number}`);
      return { key, label, mine: text(one.mine), theirs: text(one.theirs) };
    }
    const name = `unit.${number}.${one.field}`;
    const text = (value: string | number | null) => words.value(name, value);
    return { key, label: words.label(name), mine: text(one.mine), theirs: text(one.theirs) };
  });
}
