export function MarkCompleted() {
  return null;
}
