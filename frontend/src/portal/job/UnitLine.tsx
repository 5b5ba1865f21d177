import './job.css';

/** One unit on a line, ending with the last eight characters of its VIN. */
export function UnitLine({ name, vin }: { name: string; vin: string | null }) {
  return (
    <div className="carried-unit">
      <span className="breakable">{name}</span>
      {vin && <span className="carried-unit-vin type-h2">{vin}</span>}
    </div>
  );
}
