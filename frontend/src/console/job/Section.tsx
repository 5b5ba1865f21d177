import { useId, type ReactNode } from 'react';
import './job.css';

interface SectionProps {
  title: string;
  /** Actions next to the title. */
  action?: ReactNode;
  /** Nested in another section. */
  isInner?: boolean;
  children: ReactNode;
}

export function Section({ title, action, isInner = false, children }: SectionProps) {
  const id = useId();
  const Title = isInner ? 'h4' : 'h3';
  return (
    <section aria-labelledby={id} className="stack gap-12">
      <div className="line job-section-head">
        <Title id={id} className={`${isInner ? 'type-label' : 'type-h3'} push`}>
          {title}
        </Title>
        {action}
      </div>
      {children}
    </section>
  );
}

/** The job on the left and its route on the right, or stacked on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="job-columns">{children}</div>;
}
