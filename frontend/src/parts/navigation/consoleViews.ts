import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** The console's views (specification 2.2); the one shown is named in the address. */
export const VIEW_IDS = [
  'dashboard',
  'new-dispatch',
  'active-jobs',
  'completed-jobs',
  'billing',
  'drivers',
  'customers',
  'users',
] as const;
export type ViewId = (typeof VIEW_IDS)[number];

/** The view of an address; /billing is a view of its own path. */
export function viewOf(pathname: string, search: string): ViewId {
  const named = new URLSearchParams(search).get('view');
  const fallback = pathname.replace(/\/$/, '') === '/billing' ? 'billing' : 'dashboard';
  return VIEW_IDS.find((id) => id === named) ?? fallback;
}

/** Address of a view, with filters or an opened record; leaves out what is empty. */
export function viewHref(view: ViewId, params: Readonly<Record<string, string | number>> = {}) {
  const query = new URLSearchParams(view === 'dashboard' ? [] : [['view', view]]);
  for (const [name, value] of Object.entries(params)) {
    if (value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `/?${text}` : '/';
}

export function useOpenView() {
  const navigate = useNavigate();
  return useCallback(
    (view: ViewId, params?: Readonly<Record<string, string | number>>) => {
      void navigate(viewHref(view, params));
    },
    [navigate],
  );
}
