/** An answer that is JSON text already; only for routes whose answers are remembered. */
export class ReadyJson {
  constructor(readonly text: string) {}
}

export function jsonTextOf(answer: unknown): string {
  return answer instanceof ReadyJson ? answer.text : JSON.stringify(answer);
}
