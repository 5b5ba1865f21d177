import {
  ENERGY_KINDS,
  ENERGY_MAX,
  LOOSE_ITEMS_MAX,
  ODOMETER_MAX,
  ODOMETER_UNITS,
  REPORT_NOTE_MAX,
  RUNNING,
  type UnitReport,
} from '@dispatch/domain/report/unit-report';
import { useState, useId } from 'react';
import type { NumberUnit } from '@dispatch/domain/text/read-number';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Choices } from './Choices';
import { TextBox } from '../TextBox';
import './report.css';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { InputBox } from '../../../ui/form/InputBox';
import { useTypedNumber, type NumberValue } from '../../../ui/form/number/useTypedNumber';

interface FoundFactsProps {
  report: UnitReport;
  onChange: (fields: Partial<UnitReport>) => void;
}

const KEYS = [0, 1, 2, 3, 4, 5];
const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Odometer, keys and similar facts, with controls large enough for gloves. */
export function FoundFacts({ report, onChange }: FoundFactsProps) {
  const { t } = useTranslation('unitReport');
  const { odometer, energy } = report;
  /** The first missing fact is typed at once. */
  const [isFirst] = useState(odometer === null);
  const [unit, setUnit] = useState(odometer?.unit ?? 'km');
  const [kind, setKind] = useState(energy?.kind ?? 'fuel');
  const handleUnit = (chosen: typeof unit | null) => {
    if (chosen === null) return;
    setUnit(chosen);
    if (odometer) onChange({ odometer: { ...odometer, unit: chosen } });
  };
  const handleKind = (chosen: typeof kind | null) => {
    if (chosen === null || chosen === kind) return;
    setKind(chosen);
    onChange({ energy: null });
  };
  const handleLevel = (level: number | null) =>
    onChange({ energy: level === null ? null : { kind, level } });
  return (
    <div className="stack">
      <NumberBox
        label={t('fact.odometer')}
        value={odometer?.value ?? null}
        autoFocus={isFirst}
        max={ODOMETER_MAX}
        unit={unit}
        onChange={(value) => onChange({ odometer: value === null ? null : { value, unit } })}
      />
      <Choices
        label={t('odometerUnit')}
        options={ODOMETER_UNITS.map((each) => ({ value: each, label: t(`distance.${each}`) }))}
        value={unit}
        onChange={handleUnit}
      />
      <Choices
        label={t('fact.keys')}
        options={KEYS.map((count) => ({ value: count, label: String(count) }))}
        value={report.keys}
        onChange={(keys) => onChange({ keys })}
      />
      <Choices
        label={t('energyKind')}
        options={ENERGY_KINDS.map((each) => ({ value: each, label: t(`energy.${each}`) }))}
        value={kind}
        onChange={handleKind}
      />
      {kind === 'fuel' ? (
        <Choices
          label={t('fuel')}
          options={EIGHTHS.map((level) => ({
            value: level,
            label: t('fuelLevel', { level: String(level) }),
          }))}
          value={energy?.level ?? null}
          onChange={handleLevel}
        />
      ) : (
        <NumberBox
          label={t('battery')}
          value={energy?.level ?? null}
          max={ENERGY_MAX.battery}
          unit="%"
          onChange={handleLevel}
        />
      )}
      <Choices
        label={t('fact.running')}
        options={RUNNING.map((each) => ({ value: each, label: t(`running.${each}`) }))}
        value={report.running}
        onChange={(running) => onChange({ running })}
      />
      <TextBox
        label={t('looseItems')}
        value={report.looseItems ?? ''}
        max={LOOSE_ITEMS_MAX}
        onChange={(looseItems) => onChange({ looseItems })}
      />
      <TextBox
        label={t('note')}
        value={report.note ?? ''}
        max={REPORT_NOTE_MAX}
        onChange={(note) => onChange({ note })}
      />
    </div>
  );
}

interface NumberBoxProps {
  label: string;
  value: number | null;
  max: number;
  unit: NumberUnit;
  autoFocus?: boolean;
  onChange: (value: number | null) => void;
}

/** A whole number. An invalid or too large value stays visible with an error and is not saved. */
function NumberBox({ label, value, max, unit, autoFocus, onChange }: NumberBoxProps) {
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
