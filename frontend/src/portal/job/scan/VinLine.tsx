import './scan.css';

/** A VIN as written on the vehicle, large enough to compare by eye. */
export function VinLine({ label, vin }: { label: string; vin: string }) {
  return (
    <div>
      <p className="type-small">{label}</p>
      <p className="scan-vin type-figure">{vin}</p>
    </div>
  );
}
