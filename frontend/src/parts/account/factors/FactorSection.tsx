import type { ReactNode } from 'react';

interface FactorSectionProps {
  title: string;
  /** Empty where the list says it. */
  text: string;
  /** Below the text. */
  children?: ReactNode;
  buttons?: ReactNode;
}

/** One way to prove who one is. */
export function FactorSection({ title, text, children, buttons }: FactorSectionProps) {
  return (
    <section className="factor-section">
      <h3 className="type-label">{title}</h3>
      {text !== '' && <p className="type-small quiet">{text}</p>}
      {children}
      {buttons && <div className="factor-buttons">{buttons}</div>}
    </section>
  );
}
