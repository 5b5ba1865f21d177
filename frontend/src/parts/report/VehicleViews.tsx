import { type View, VIEWS } from '@dispatch/domain/report/drawing';
import type { Body } from '@dispatch/domain/report/vehicle-profile';
import { useTranslation } from '../../ui/text/useTranslation';
import './drawing.css';
import { type DrawnMark, type PickedPlace, VehicleDrawing } from './VehicleDrawing';

interface VehicleViewsProps {
  body: Body;
  marks: readonly DrawnMark[];
  /** Omits the sides without a mark, and draws the others small. */
  isDigest?: boolean;
  onPlace?: (place: PickedPlace) => void;
}

/** The vehicle from its five sides. */
export function VehicleViews({ body, marks, isDigest = false, onPlace }: VehicleViewsProps) {
  const { t } = useTranslation('unitReport');
  const countOf = (view: View) => marks.filter((mark) => mark.view === view).length;
  const views = isDigest ? VIEWS.filter((view) => countOf(view) > 0) : VIEWS;
  return (
    <div className="vehicle-views" data-digest={isDigest || undefined}>
      {views.map((view) => {
        const name = t(`view.${view}`);
        const count = countOf(view);
        return (
          <figure
            key={view}
            className="vehicle-view"
            data-wide={view === 'front' || view === 'rear' ? undefined : true}
          >
            <figcaption className="type-small quiet">{name}</figcaption>
            <VehicleDrawing
              body={body}
              view={view}
              label={t('marksIn', { view: name, count })}
              marks={marks}
              onPlace={onPlace}
            />
          </figure>
        );
      })}
    </div>
  );
}
