import { isNear } from '@dispatch/domain/report/area-at';
import { type DamageArea, damageCode } from '@dispatch/domain/report/damage-codes';
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
  /** The damage in the open form; null if the form is closed. */
  onMarking: (damage: OpenDamage | null) => void;
}

/** A mark, or what is chosen of it so far. */
export type OpenDamage = DamageMark | 'incomplete';

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
  const open = place && openDamage(place, kind);
  const handleEnd = () => {
    setPlace(null);
    setKind(NO_KIND);
    onMarking(null);
  };
  const handleAdd = () => {
    if (open === null || open === 'incomplete') return;
    onChange({ marks: [...marks, open] });
    handleEnd();
  };
  const handlePlace = (next: PickedPlace) => {
    setPlace(next);
    onMarking(openDamage(next, kind));
  };
  const handleKind = (next: DamageKind) => {
    setKind(next);
    onMarking(place && openDamage(place, next));
  };
  const handleTap = (tap: PickedPlace) => {
    handlePlace(tap);
    setTapped(tap.view);
  };
  const handleArea = (area: DamageArea) => {
    if (place === null) return;
    const stays = tapped !== null && isAt(report, place, area);
    handlePlace(stays ? { ...place, area } : placeOf(report, area));
  };
  const handleList = () => {
    handlePlace(placeOf(report, FIRST_AREA));
    setTapped(null);
  };
  const mark = place && { ...place, number: marks.length + 1, isKnown: false };
  const form = place && (
    <NewDamage
      {...{ kind, area: place.area }}
      isComplete={open !== 'incomplete'}
      onKind={handleKind}
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

function openDamage({ view, x, y, area }: PickedPlace, { type, severity }: DamageKind): OpenDamage {
  if (type === null || severity === null) return 'incomplete';
  return { view, x, y, code: damageCode({ area, type, severity }) };
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
