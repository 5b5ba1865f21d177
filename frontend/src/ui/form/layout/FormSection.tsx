import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="card form-section" aria-labelledby={id}>
      <div className="form-section-head">
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
