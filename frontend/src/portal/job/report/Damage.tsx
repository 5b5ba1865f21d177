import { isNear } from '@dispatch/domain/report/area-at';
import { type DamageArea } from '@dispatch/domain/report/damage-codes';
import { middleOf, type View, VIEW_SIZE, VIEWS, zonesOf } from '@dispatch/domain/report/drawing';
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
import { type DamageKind, NewDamage } from './NewDamage';
import './report.css';

interface DamageProps {
  report: UnitReport;
  /** At delivery, the marks of the pickup report. */
  pickup: readonly DamageMark[] | null;
  onChange: (fields: Partial<UnitReport>) => void;
  /** Whether the form of a new damage is open. */
  onMarking: (isMarking: boolean) => void;
}

const FIRST_AREA: DamageArea = '03';
const NO_KIND: DamageKind = { type: null, severity: null };

/**
 * The drawing, a list of its marks, and one new mark: tapped on the drawing or chosen from a list.
 * Its form opens where the tap was.
 */
export function Damage({ report, pickup, onChange, onMarking }: DamageProps) {
  const { t } = useTranslation('unitReport');
  const [place, setPlace] = useState<PickedPlace | null>(null);
  /** The view that was tapped: the form stands below it. Null below the button of the list. */
  const [tapped, setTapped] = useState<View | null>(null);
  const [kind, setKind] = useState(NO_KIND);
  const { body, marks } = report;
  const isFull = marks.length >= MARKS_MAX;
  const listed = drawnMarks(marks, pickup);
  const handleEnd = () => {
    setPlace(null);
    setKind(NO_KIND);
    onMarking(false);
  };
  const handleAdd = (code: string) => {
    if (place === null) return;
    const { view, x, y } = place;
    onChange({ marks: [...marks, { view, x, y, code }] });
    handleEnd();
  };
  const handleTap = (tap: PickedPlace) => {
    setPlace(tap);
    setTapped(tap.view);
    onMarking(true);
  };
  const handleArea = (area: DamageArea) => {
    if (place === null) return;
    const stays = tapped !== null && isAt(report, place, area);
    setPlace(stays ? { ...place, area } : placeOf(report, area));
  };
  const handleList = () => {
    setPlace(placeOf(report, FIRST_AREA));
    setTapped(null);
    onMarking(true);
  };
  const mark = place && { ...place, number: marks.length + 1, isKnown: false };
  const form = place && (
    <NewDamage
      {...{ kind, area: place.area }}
      onKind={setKind}
      onArea={handleArea}
      onAdd={handleAdd}
      onCancel={handleEnd}
    />
  );
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
        marks={mark ? [...listed, mark] : listed}
        {...(!isFull && { onPlace: handleTap })}
        chosen={place}
        below={tapped && form && { view: tapped, content: form }}
      />
      {tapped === null && form}
      {!form && !isFull && (
        <Button variant="outlined" isWide className="tall-button" onClick={handleList}>
          {t('withoutDrawing')}
        </Button>
      )}
      <DamageList
        marks={listed}
        onRemove={(number) => onChange({ marks: marks.filter((_, at) => at !== number - 1) })}
      />
    </div>
  );
}

/** A place that is corrected to a zone beside it stays where it was tapped. */
function isAt({ body }: UnitReport, { view, x, y }: PickedPlace, area: DamageArea): boolean {
  const [width, height] = VIEW_SIZE[view];
  return isNear(body, view, [(x * width) / 100, (y * height) / 100], area);
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
