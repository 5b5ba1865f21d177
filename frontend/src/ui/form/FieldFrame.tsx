import { useId, type ReactNode } from 'react';
import '../text/text.css';
import type { FieldMark } from './fieldMark';
import './field.css';

/**
 * What the control must carry so that label, help and error belong to it. The label itself has the id
 * with `-label`, by which MUI's lists of suggestions name themselves.
 */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldFrameProps {
  label: string;
  /** For the only field under a heading that says the same: the label is for the ear alone. */
  hasHeading?: boolean;
  /** Beside the label: 'Admin Only', a counter. */
  note?: ReactNode;
  help?: ReactNode;
  /** In words; takes the place of the help. */
  error?: string;
  mark?: FieldMark | null;
  children: (ids: ControlIds) => ReactNode;
}

/** Label above, help below, the error in its place: the one frame of every field. */
export function FieldFrame({
  label,
  hasHeading = false,
  note,
  help,
  error,
  mark,
  children,
}: FieldFrameProps) {
  const id = useId();
  const below = error ?? help;
  const belowId = below ? `${id}-below` : undefined;
  const describedBy = mark ? [belowId, `${id}-mark`].filter(Boolean).join(' ') : belowId;
  return (
    <div className="field">
      <div className={hasHeading ? 'unseen' : 'field-head'}>
        <label className="field-label" id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {note}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error !== undefined })}
      {below && (
        <div id={belowId} className="field-below" data-wrong={error !== undefined || undefined}>
          {below}
        </div>
      )}
      {mark?.(id)}
    </div>
  );
}
