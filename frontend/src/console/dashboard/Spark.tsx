import { SPARK_HEIGHT } from '../../parts/charts/geometry';
import './dashboard.css';

const WIDTH = 80;
/** Keeps half of the line width inside at top and bottom. */
const EDGE = 2;

/** The recent trend of a number. It only decorates text, so it loads no chart library. */
export function Spark({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const heightOf = (value: number) =>
    SPARK_HEIGHT - EDGE - (value / highest) * (SPARK_HEIGHT - 2 * EDGE);
  const line = values.map((value, day) => `${day * step},${heightOf(value)}`).join(' ');
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${SPARK_HEIGHT}`} aria-hidden>
      <polygon
        points={`0,${SPARK_HEIGHT} ${line} ${WIDTH},${SPARK_HEIGHT}`}
        fill="currentColor"
        opacity={0.16}
      />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </svg>
  );
}
