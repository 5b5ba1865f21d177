import { createContext, type ReactNode } from 'react';

/** Rendered below a field. Its text has the field's id with the suffix `-mark`, which describes the control. */
export type FieldMark = (id: string) => ReactNode;

/** The mark of the field with this name, in addition to help and error. */
export type MarkOf = (name: string) => FieldMark | null;

export const FieldMarkContext = createContext<MarkOf>(() => null);
