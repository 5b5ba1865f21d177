import type { FieldValues } from 'react-hook-form';
import { useListColleaguesQuery } from '../../api/jobs/comments';
import { FormControlField, type FieldBase } from '../../ui/form/FormField';
import { RecordSelect } from '../../ui/form/search/RecordSelect';
import { useColleagueName } from './useColleagueName';

interface ColleagueFieldProps<Values extends FieldValues> extends FieldBase<Values> {
  noneLabel: string;
}

/** An active user of the office; a former one stays until another is chosen. */
export function ColleagueField<Values extends FieldValues>(props: ColleagueFieldProps<Values>) {
  const { noneLabel, ...frame } = props;
  const { data: colleagues = [] } = useListColleaguesQuery();
  const nameOf = useColleagueName();
  return (
    <FormControlField
      {...frame}
      render={({ field, ids }) => {
        const value: unknown = field.value;
        const chosen = typeof value === 'number' ? { id: value, name: nameOf(value) } : undefined;
        const isKnown = colleagues.some(({ id }) => id === chosen?.id);
        return (
          <RecordSelect
            ids={ids}
            items={chosen && !isKnown ? [...colleagues, chosen] : colleagues}
            noneLabel={noneLabel}
            chosen={chosen}
            onChoose={field.onChange}
            note={() => null}
          />
        );
      }}
    />
  );
}
