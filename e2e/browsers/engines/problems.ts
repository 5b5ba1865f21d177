/** Runs in the page: collects its errors and the refusals of its content policy. */
export function collectProblems(): void {
  const page = globalThis as { storyProblems?: string[] };
  if (page.storyProblems) return;
  const found: string[] = [];
  page.storyProblems = found;
  addEventListener('error', ({ message }) => found.push(message));
  addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    found.push(`${violatedDirective} refused ${blockedURI}`),
  );
}

/** Runs in the page: what was collected, which is then forgotten. */
export function takeProblems(): string[] {
  return (globalThis as { storyProblems?: string[] }).storyProblems?.splice(0) ?? [];
}
