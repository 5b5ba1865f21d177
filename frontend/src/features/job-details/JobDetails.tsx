export function JobDetails() {
  return null;
}
