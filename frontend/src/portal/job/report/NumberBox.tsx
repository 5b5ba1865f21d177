import type { NumberUnit } from '@dispatch/domain/text/read-number';
import { useId, useState } from 'react';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { InputBox } from '../../../ui/form/InputBox';
import { useTypedNumber, type NumberValue } from '../../../ui/form/number/useTypedNumber';
import { useTranslation } from '../../../ui/text/useTranslation';
import './report.css';

interface NumberBoxProps {
  label: string;
  value: number | null;
  max: number;
  unit: NumberUnit;
  autoFocus?: boolean;
  onChange: (value: number | null) => void;
}

/** A whole number. An invalid or too large value stays visible with an error and is not saved. */
export function NumberBox({ label, value, max, unit, autoFocus, onChange }: NumberBoxProps) {
  const { t } = useTranslation();
  const id = useId();
  const [refused, setRefused] = useState<NumberValue>(null);
  const number = useTypedNumber({
    value: refused ?? value,
    bounds: { min: 0, max, decimals: 0, unit },
    onChange: (read) => {
      const isGood = read === null || (Number.isInteger(read) && read >= 0 && read <= max);
      setRefused(isGood ? null : read);
      onChange(isGood ? read : null);
    },
  });
  const isWrong = refused !== null && number.isLeft;
  return (
    <div>
      <FieldFrame label={label}>
        {(ids) => (
          <InputBox
            {...number.inputProps}
            id={ids.id}
            className="report-number"
            autoFocus={autoFocus}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-problem` : undefined}
          />
        )}
      </FieldFrame>
      {isWrong && (
        <p id={`${id}-problem`} className="type-body type-strong" role="alert">
          {t('fields.wholeNumber', { min: '0', max: String(max) })}
        </p>
      )}
    </div>
  );
}
