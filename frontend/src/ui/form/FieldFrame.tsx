import { useId, type ReactNode } from 'react';
import type { FieldMark } from './fieldMark';

/**
 * Attributes that connect the control with its label, help and error. The label's id has the suffix `-label`, which
 * MUI's suggestion lists use as their name.
 */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldFrameProps {
  label: string;
  /** Hides the label visually, for the only field under a heading with the same text. */
  hasHeading?: boolean;
  /** Next to the label: 'Admin Only', a counter. */
  note?: ReactNode;
  help?: ReactNode;
  /** The error message; replaces the help. */
  error?: string;
  mark?: FieldMark | null;
  children: (ids: ControlIds) => ReactNode;
}

/** The common frame of all fields: label above, help or error below. */
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
