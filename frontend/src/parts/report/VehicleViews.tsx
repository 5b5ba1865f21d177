import { type View, VIEWS } from '@dispatch/domain/report/drawing';
import type { DamageArea } from '@dispatch/domain/report/damage-codes';
import type { Body } from '@dispatch/domain/report/vehicle-profile';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../ui/text/useTranslation';
import './drawing.css';
import { type DrawnMark, type PickedPlace, VehicleDrawing } from './VehicleDrawing';

interface VehicleViewsProps {
  body: Body;
  marks: readonly DrawnMark[];
  /** Omits the sides without a mark, and draws the others small. */
  isDigest?: boolean;
  onPlace?: (place: PickedPlace) => void;
  /** The zone being marked. */
  chosen?: { readonly view: View; readonly area: DamageArea } | null;
  /** Shown below the row of a view. */
  below?: { readonly view: View; readonly content: ReactNode } | null;
}

/** The last view of the row in which a view stands: front and rear share one. */
const ROW_END: Readonly<Record<View, View>> = {
  left: 'left',
  right: 'right',
  front: 'rear',
  rear: 'rear',
  top: 'top',
};

/** The vehicle from its five sides. */
export function VehicleViews(props: VehicleViewsProps) {
  const { body, marks, isDigest = false, onPlace, chosen = null, below = null } = props;
  const { t } = useTranslation('unitReport');
  const countOf = (view: View) => marks.filter((mark) => mark.view === view).length;
  const views = isDigest ? VIEWS.filter((view) => countOf(view) > 0) : VIEWS;
  return (
    <div className="vehicle-views" data-digest={isDigest || undefined}>
      {views.map((view) => {
        const name = t(`view.${view}`);
        const count = countOf(view);
        return (
          <Fragment key={view}>
            <figure
              className="vehicle-view"
              data-wide={view === 'front' || view === 'rear' ? undefined : true}
            >
              <figcaption className="type-small quiet">{name}</figcaption>
              <VehicleDrawing
                body={body}
                view={view}
                label={t('marksIn', { view: name, count })}
                marks={marks}
                isSmall={isDigest}
                chosen={chosen?.view === view ? chosen.area : undefined}
                onPlace={onPlace}
              />
            </figure>
            {below && ROW_END[below.view] === view && (
              <div className="vehicle-below">{below.content}</div>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
