import { useConfig } from '../../api/config';

/** Logo text in a small square of the company's colour, and its name. */
export function BrandMark({ subtitle }: { subtitle?: string }) {
  const { companyName, logoText } = useConfig();
  return (
    <div className="brand">
      <div className="brand-logo" aria-hidden>
        {logoText}
      </div>
      <div className="brand-words">
        <div className="type-h3 cut" title={companyName}>
          {companyName}
        </div>
        {subtitle && (
          <span className="brand-subtitle type-caption cut quiet" title={subtitle}>
            {subtitle}
          </span>
        )}
      </div>
    </div>
  );
}
