import type { ReactElement } from 'react';

const LINES: Readonly<Record<'road' | 'search' | 'lock' | 'alert', ReactElement>> = {
  road: (
    <>
      <path d="M8 62h104" />
      <path d="M14 52V34h54v18" />
      <path d="M68 52V26h16l14 14v12" />
      <path d="M75 33h7l8 8H75z" />
      <path d="M20 34l6-9h14l7 9M50 34" />
      <path d="M24 52h-10M38 52h22M88 52h-8M98 52h6" />
      <circle cx="31" cy="53" r="6" />
      <circle cx="71" cy="53" r="6" />
      <circle cx="93" cy="53" r="6" />
      <path d="M18 72h14M46 72h14M74 72h14M102 72h6" opacity=".5" />
    </>
  ),
  search: (
    <>
      <rect x="22" y="18" width="62" height="46" rx="5" />
      <path d="M32 30h26M32 40h36M32 50h18" opacity=".5" />
      <circle cx="80" cy="52" r="14" />
      <path d="M90 62l12 12" />
    </>
  ),
  lock: (
    <>
      <rect x="38" y="36" width="44" height="34" rx="6" />
      <path d="M47 36v-8a13 13 0 0 1 26 0v8" />
      <circle cx="60" cy="51" r="3.500" />
      <path d="M60 54v6" />
      <path d="M16 72h12M92 72h12" opacity=".5" />
    </>
  ),
  alert: (
    <>
      <path d="M60 18l34 54H26z" />
      <path d="M60 38v16M60 61v1" />
      <path d="M8 72h10M102 72h10" opacity=".5" />
    </>
  ),
};

/** Small line drawings, for decoration only. */
export function EmptyDrawing({ kind }: { kind: keyof typeof LINES }) {
  return (
    <svg className="empty-drawing" viewBox="0 0 120 80" aria-hidden>
      {LINES[kind]}
    </svg>
  );
}
