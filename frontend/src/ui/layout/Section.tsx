import { useId, type ReactNode } from 'react';

const LOOKS = { h2: 'type-h2', h3: 'type-h3', h4: 'type-label' } as const;

interface SectionProps {
  title: string;
  level?: keyof typeof LOOKS;
  help?: ReactNode;
  /** Actions or facts next to the title. */
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page, named by its title. */
export function Section(props: SectionProps) {
  const { title, level: Title = 'h3', help, beside, className = '', children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={`stack gap-12 ${className}`}>
      <div className="line section-head">
        <Title id={id} className={`${LOOKS[Title]} push`}>
          {title}
        </Title>
        {beside}
      </div>
      {help && <p className="type-body quiet">{help}</p>}
      {children}
    </section>
  );
}
