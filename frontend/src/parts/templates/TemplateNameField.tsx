import { SERIES_NAME_MAX } from '@dispatch/domain/recurring/series';
import type { KeyboardEvent } from 'react';
import type { Control } from 'react-hook-form';
import { FormControlField } from '../../ui/form/FormField';
import { InputBox } from '../../ui/form/InputBox';
import { useTranslation } from '../../ui/text/useTranslation';
import type { TemplateName } from './templateName';

interface TemplateNameFieldProps {
  control: Control<TemplateName>;
  help?: string;
  autoFocus?: boolean;
  onSave: () => void;
}

/** The name of a template. Enter saves it, not the form around it. */
export function TemplateNameField({ control, help, autoFocus, onSave }: TemplateNameFieldProps) {
  const { t } = useTranslation('recurring');
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    onSave();
  };
  return (
    <FormControlField
      {...{ control, help }}
      name="name"
      label={t('templates.name')}
      render={({ field, ids }) => (
        <InputBox
          {...{ ...ids, ...field, autoFocus }}
          maxLength={SERIES_NAME_MAX}
          autoComplete="off"
          onKeyDown={saveByEnter}
        />
      )}
    />
  );
}
