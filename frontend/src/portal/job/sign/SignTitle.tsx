import '../../../ui/text/type.css';

function focus(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
}

/** Each step begins at its title, for the ear and the keyboard. */
export function SignTitle({ text }: { text: string }) {
  return (
    <h1 ref={focus} tabIndex={-1} className="type-h2">
      {text}
    </h1>
  );
}
