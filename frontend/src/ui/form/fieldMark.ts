import { createContext, type ReactNode } from 'react';

/** Drawn below a field; its words have the id of the field with `-mark`, by which the control names them. */
export type FieldMark = (id: string) => ReactNode;

/** What is to be said of the field of this name, beside help and error. */
export type MarkOf = (name: string) => FieldMark | null;

export const FieldMarkContext = createContext<MarkOf>(() => null);
