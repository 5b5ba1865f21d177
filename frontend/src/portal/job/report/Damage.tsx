import { type DamageArea } from '@dispatch/domain/report/damage-codes';
import { middleOf, VIEWS, zonesOf } from '@dispatch/domain/report/drawing';
import { BODIES } from '@dispatch/domain/report/vehicle-profile';
import { type DamageMark, MARKS_MAX, type UnitReport } from '@dispatch/domain/report/unit-report';
import { useState } from 'react';
import { drawnMarks } from '../../../parts/report/drawnMarks';
import type { PickedPlace } from '../../../parts/report/VehicleDrawing';
import { VehicleViews } from '../../../parts/report/VehicleViews';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Choices } from './Choices';
import { DamageList } from './DamageList';
import { NewDamage } from './NewDamage';
import './report.css';

interface DamageProps {
  report: UnitReport;
  /** At delivery, the marks of the pickup report. */
  pickup: readonly DamageMark[] | null;
  onChange: (fields: Partial<UnitReport>) => void;
}

const FIRST_AREA: DamageArea = '03';

/**
 * The drawing, a list of its marks, and one new mark: tapped on the drawing or chosen from a list.
 */
export function Damage({ report, pickup, onChange }: DamageProps) {
  const { t } = useTranslation('unitReport');
  const [place, setPlace] = useState<PickedPlace | null>(null);
  const { body, marks } = report;
  const isFull = marks.length >= MARKS_MAX;
  const listed = drawnMarks(marks, pickup);
  const handleAdd = (code: string) => {
    if (place === null) return;
    const { view, x, y } = place;
    onChange({ marks: [...marks, { view, x, y, code }] });
    setPlace(null);
  };
  const handleArea = (area: DamageArea) => setPlace(placeOf(report, area));
  const pending = place && { ...place, number: marks.length + 1, isKnown: false };
  return (
    <div className="stack">
      <Choices
        label={t('body')}
        options={BODIES.map((each) => ({ value: each, label: t(`bodies.${each}`) }))}
        value={body}
        onChange={(chosen) => chosen && onChange({ body: chosen })}
      />
      <p className="type-body">{t(isFull ? 'full' : 'tapHint')}</p>
      <VehicleViews
        body={body}
        marks={pending ? [...listed, pending] : listed}
        {...(!isFull && { onPlace: setPlace })}
      />
      {place ? (
        <NewDamage
          area={place.area}
          onArea={handleArea}
          onAdd={handleAdd}
          onCancel={() => setPlace(null)}
        />
      ) : (
        !isFull && (
          <Button
            variant="outlined"
            isWide
            className="tall-button"
            onClick={() => handleArea(FIRST_AREA)}
          >
            {t('withoutDrawing')}
          </Button>
        )
      )}
      <DamageList
        marks={listed}
        onRemove={(number) => onChange({ marks: marks.filter((_, at) => at !== number - 1) })}
      />
    </div>
  );
}

/**
 * Where an area is drawn. The inside and the underside are not drawn, so the roof is used for them.
 */
function placeOf({ body }: UnitReport, area: DamageArea): PickedPlace {
  for (const view of VIEWS) {
    const zone = zonesOf(body, view).find((each) => each.area === area);
    if (zone) return { view, area, ...middleOf(zone, view) };
  }
  return { view: 'top', area, x: 50, y: 50 };
}
