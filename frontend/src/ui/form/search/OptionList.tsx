import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

/** Distance from the field. */
const GAP_PX = 4;

interface OptionListProps {
  anchor: HTMLElement | null;
  minWidth?: number;
  children: ReactNode;
}

/** A list over the page, below its field, or above it if there is more room. */
export function OptionList({ anchor, minWidth = 0, children }: OptionListProps) {
  const panel = useRef<HTMLDivElement>(null);
  const place = () => {
    const at = anchor?.getBoundingClientRect();
    if (!at || !panel.current) return;
    const { style } = panel.current;
    style.width = `${Math.max(at.width, minWidth)}px`;
    const { offsetHeight: height, offsetWidth: width } = panel.current;
    const under = at.bottom + GAP_PX;
    // A screen keyboard covers the page below this.
    const seen = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
    const end = seen.offsetTop + seen.height;
    const isAbove = under + height > end && at.top - seen.offsetTop > end - at.bottom;
    style.top = `${isAbove ? at.top - GAP_PX - height : under}px`;
    style.left = `${Math.max(0, Math.min(at.left, window.innerWidth - width))}px`;
  };
  useLayoutEffect(() => {
    // Safari 16 has no popovers: it draws the list by its z-index.
    const list = panel.current as { showPopover?: () => void } | null;
    list?.showPopover?.();
  }, []);
  useLayoutEffect(place);
  useEffect(() => {
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  });
  return (
    <div ref={panel} popover="manual" className="option-list">
      {children}
    </div>
  );
}
