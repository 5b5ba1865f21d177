import {
  DAMAGE_AREAS,
  DAMAGE_SEVERITIES,
  DAMAGE_TYPES,
  type DamageArea,
  type DamageSeverity,
  type DamageType,
} from '@dispatch/domain/report/damage-codes';
import { DAMAGE_WORDS } from '@dispatch/domain/report/words/damage-text';
import type { Language } from '@dispatch/domain/text/language';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Select } from '../../../ui/form/Select';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Choices } from './Choices';
import './report.css';

/** What is chosen of a damage so far. */
export interface DamageKind {
  readonly type: DamageType | null;
  readonly severity: DamageSeverity | null;
}

interface NewDamageProps {
  /** The area of the tapped place. */
  area: DamageArea;
  kind: DamageKind;
  /** Type and severity are chosen. */
  isComplete: boolean;
  onKind: (kind: DamageKind) => void;
  onArea: (area: DamageArea) => void;
  onAdd: () => void;
  onCancel: () => void;
}

/** The number of types shown at first. */
const COMMON = 8;

function intoView(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'nearest' });
}

function focus(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
}

/** A new damage: its area, type and severity. */
export function NewDamage(props: NewDamageProps) {
  const { area, kind, isComplete, onKind, onArea, onAdd, onCancel } = props;
  const { t, i18n } = useTranslation('unitReport');
  const words = DAMAGE_WORDS[i18n.language as Language]; // one of ours
  const { type, severity } = kind;
  const [isWhole, setIsWhole] = useState(false);
  const types = isWhole ? DAMAGE_TYPES : DAMAGE_TYPES.slice(0, COMMON);
  return (
    <section ref={intoView} className="report-new" aria-label={t('newDamage')}>
      <h3 ref={focus} tabIndex={-1} className="type-h4">
        {t('newDamage')}
      </h3>
      <Select
        label={t('area')}
        options={DAMAGE_AREAS.map((value) => ({ value, label: words.areas[value] }))}
        value={area}
        onChange={onArea}
      />
      <Choices
        label={t('type')}
        options={types.map((value) => ({ value, label: words.types[value] }))}
        value={type}
        onChange={(chosen) => onKind({ ...kind, type: chosen })}
      />
      {!isWhole && (
        <Button variant="text" onClick={() => setIsWhole(true)}>
          {t('moreTypes')}
        </Button>
      )}
      <div className="report-sizes">
        <Choices
          label={t('severity')}
          options={DAMAGE_SEVERITIES.map((value) => ({ value, label: words.severities[value] }))}
          value={severity}
          onChange={(chosen) => onKind({ ...kind, severity: chosen })}
        />
      </div>
      <Button
        variant="contained"
        isWide
        className="tall-button"
        disabled={!isComplete}
        onClick={onAdd}
      >
        {t('addDamage')}
      </Button>
      <Button color="secondary" isWide onClick={onCancel}>
        {t('dropDamage')}
      </Button>
    </section>
  );
}
