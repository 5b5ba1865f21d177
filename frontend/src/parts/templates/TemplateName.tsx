import { SERIES_NAME_MAX } from '@dispatch/domain/recurring/series';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { InputBox } from '../../ui/form/InputBox';
import { useTranslation } from '../../ui/text/useTranslation';

interface TemplateNameProps {
  value: string;
  help?: string;
  autoFocus?: boolean;
  onChange: (name: string) => void;
  onSave: () => void;
}

/** Enter saves the name instead of submitting the form around it. */
export function TemplateName({ value, help, autoFocus, onChange, onSave }: TemplateNameProps) {
  const { t } = useTranslation('recurring');
  return (
    <FieldFrame label={t('templates.name')} help={help}>
      {(ids) => (
        <InputBox
          {...ids}
          {...{ value, autoFocus }}
          maxLength={SERIES_NAME_MAX}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.stopPropagation();
            onSave();
          }}
        />
      )}
    </FieldFrame>
  );
}
