import type { Scope } from '@dispatch/domain/people/scopes';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { CheckBox } from '../../ui/form/CheckBox';
import { useFieldError } from '../../ui/form/fieldProblem';
import { useTranslation } from '../../ui/text/useTranslation';
import type { TokenValues } from './tokenForm';
import { useScopeWords } from './useScopeWords';

interface ScopeFieldsProps {
  control: Control<TokenValues>;
  offered: readonly Scope[];
}

export function ScopeFields({ control, offered }: ScopeFieldsProps) {
  const { t } = useTranslation('apiAccess');
  const wordsOf = useScopeWords();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'scopes' });
  const problemOf = useFieldError();
  const problem = problemOf(fieldState.error?.message);
  const change = (scope: Scope, isOn: boolean) =>
    field.onChange(offered.filter((one) => (one === scope ? isOn : field.value.includes(one))));
  return (
    <fieldset className="scopes" aria-describedby={problem ? id : undefined}>
      <legend className="field-label">{t('fields.scopes')}</legend>
      {offered.map((scope) => (
        <CheckBox
          key={scope}
          label={wordsOf(scope)}
          checked={field.value.includes(scope)}
          onChange={(isOn) => change(scope, isOn)}
        />
      ))}
      {problem && (
        <p id={id} role="alert" className="field-below" data-wrong>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
