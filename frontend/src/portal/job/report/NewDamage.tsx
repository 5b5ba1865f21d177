import {
  DAMAGE_AREAS,
  DAMAGE_SEVERITIES,
  DAMAGE_TYPES,
  type DamageArea,
  damageCode,
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

interface NewDamageProps {
  /** The area of the tapped place. */
  area: DamageArea;
  onArea: (area: DamageArea) => void;
  onAdd: (code: string) => void;
  onCancel: () => void;
}

/** The number of types shown at first. */
const COMMON = 8;

/** A new damage: its area, type and severity. */
export function NewDamage({ area, onArea, onAdd, onCancel }: NewDamageProps) {
  const { t, i18n } = useTranslation('unitReport');
  const words = DAMAGE_WORDS[i18n.language as Language]; // one of ours
  const [type, setType] = useState<DamageType | null>(null);
  const [severity, setSeverity] = useState<DamageSeverity | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const types = isWhole ? DAMAGE_TYPES : DAMAGE_TYPES.slice(0, COMMON);
  return (
    <section className="report-new" aria-label={t('newDamage')}>
      <h3 className="type-h4">{t('newDamage')}</h3>
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
        onChange={setType}
      />
      {!isWhole && (
        <Button variant="text" onClick={() => setIsWhole(true)}>
          {t('moreTypes')}
        </Button>
      )}
      <Choices
        label={t('severity')}
        options={DAMAGE_SEVERITIES.map((value) => ({ value, label: words.severities[value] }))}
        value={severity}
        onChange={setSeverity}
      />
      <Button
        variant="contained"
        isWide
        className="tall-button"
        disabled={type === null || severity === null}
        onClick={() => type && severity && onAdd(damageCode({ area, type, severity }))}
      >
        {t('addDamage')}
      </Button>
      <Button color="secondary" isWide onClick={onCancel}>
        {t('dropDamage')}
      </Button>
    </section>
  );
}
