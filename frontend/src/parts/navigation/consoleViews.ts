import { viewOf, type ViewId } from '@dispatch/domain/views/console-view';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Address of a view, with filters or an opened record; omits empty values. */
export function viewHref(view: ViewId, params: Readonly<Record<string, string | number>> = {}) {
  const query = new URLSearchParams(view === 'dashboard' ? [] : [['view', view]]);
  for (const [name, value] of Object.entries(params)) {
    if (value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `/?${text}` : '/';
}

export type OpenView = ReturnType<typeof useOpenView>;

export function useOpenView() {
  const navigate = useNavigate();
  return useCallback(
    (view: ViewId, params?: Readonly<Record<string, string | number>>) => {
      void navigate(viewHref(view, params));
    },
    [navigate],
  );
}

/** The current view. */
export function useView(): ViewId {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return viewOf(pathname, params.get('view'));
}
