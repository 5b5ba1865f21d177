import type { ReactNode } from 'react';

interface FactorSectionProps {
  title: string;
  /** Empty if the list below is sufficient. */
  text: string;
  /** Below the text. */
  children?: ReactNode;
  buttons?: ReactNode;
}

/** One authentication method. */
export function FactorSection({ title, text, children, buttons }: FactorSectionProps) {
  return (
    <section className="factor-section">
      <h3 className="type-label">{title}</h3>
      {text !== '' && <p className="type-small quiet">{text}</p>}
      {children}
      {buttons && <div className="wrap-row middle">{buttons}</div>}
    </section>
  );
}
