import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { readId } from '@dispatch/domain/views/routes';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useReadAddress } from './address';

/** Reads and writes one value of the address. `null` is omitted from the address. */
export interface UrlField<Value> {
  readonly read: (text: string | null) => Value;
  readonly write: (value: Value) => string | null;
}

export type UrlFields<State> = { readonly [Name in keyof State]: UrlField<State[Name]> };

/** What these fields read from the address. */
export type UrlStateOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends UrlField<infer Value> ? Value : never;
};

export function urlText(): UrlField<string> {
  return { read: (text) => text ?? '', write: (value) => value || null };
}

/** One of the values; anything else in the address reads as the fallback. */
export function urlChoice<Value extends string>(
  values: readonly Value[],
  fallback: Value,
): UrlField<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? fallback,
    write: (value) => (value === fallback ? null : value),
  };
}

/** A day as `2026-03-09`, or an empty string. */
export function urlDay(): UrlField<string> {
  return {
    read: (text) => (text !== null && parseCalendarDate(text) === text ? text : ''),
    write: (value) => value || null,
  };
}

/** A record's id, or null. */
export function urlId(): UrlField<number | null> {
  return {
    read: readId,
    write: (value) => (value === null ? null : String(value)),
  };
}

export function readUrlState<State extends object>(
  params: URLSearchParams,
  fields: UrlFields<State>,
): State {
  const names = Object.keys(fields) as (keyof State & string)[];
  // Built from all fields, so every name of State is present.
  return Object.fromEntries(
    names.map((name) => [name, fields[name].read(params.get(name))]),
  ) as State;
}

/** The state of an address without any of the fields, such as filters. */
export function blankState<State extends object>(fields: UrlFields<State>): State {
  return readUrlState(new URLSearchParams(), fields);
}

export function writeUrlState<State extends object>(
  params: URLSearchParams,
  fields: UrlFields<State>,
  patch: Partial<State>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of Object.keys(patch) as (keyof State & string)[]) {
    const value = patch[name];
    const text = value === undefined ? null : fields[name].write(value);
    if (text === null) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** The parts of the address covered by the fields. */
function ownPart(params: URLSearchParams, fields: object): string {
  const own = Object.keys(fields).map((name) => [name, params.get(name)]);
  return new URLSearchParams(own.filter((part): part is string[] => part[1] !== null)).toString();
}

/**
 * View state that belongs in a shared link. Changes replace the history entry and keep other parts of the address. The
 * state keeps its identity while its own parts are unchanged. `fields` must be a module constant.
 */
export function useUrlState<State extends object>(
  fields: UrlFields<State>,
): [State, (patch: Partial<State>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const readAddress = useReadAddress();
  const own = ownPart(params, fields);
  const state = useMemo(() => readUrlState(new URLSearchParams(own), fields), [own, fields]);
  const change = useCallback(
    (patch: Partial<State>) => {
      // The last change may not be rendered yet, but is in the address.
      const current = new URLSearchParams(readAddress().search);
      void navigate(`?${writeUrlState(current, fields, patch)}`, { replace: true });
    },
    [fields, navigate, readAddress],
  );
  return [state, change];
}
