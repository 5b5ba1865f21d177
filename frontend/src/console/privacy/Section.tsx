import { useId, type ReactNode } from 'react';
import './privacy.css';

interface SectionProps {
  title: string;
  help?: string;
  children: ReactNode;
}

export function Section({ title, help, children }: SectionProps) {
  const id = useId();
  return (
    <section className="stack gap-12 privacy-section" aria-labelledby={id}>
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      {help && <p className="type-body quiet">{help}</p>}
      {children}
    </section>
  );
}
