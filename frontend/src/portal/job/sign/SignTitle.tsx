function focus(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
}

/** Focuses the title of each step, for screen readers and keyboards. */
export function SignTitle({ text }: { text: string }) {
  return (
    <h1 ref={focus} tabIndex={-1} className="type-h2">
      {text}
    </h1>
  );
}
