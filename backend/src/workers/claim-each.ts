/**
 * Claims the candidates one by one; `claim` returns null if another worker was faster. A claim counts as an attempt, so
 * what was claimed is returned even if a later claim fails.
 * @throws the failure if nothing was claimed before it
 */
export async function claimEach<Candidate, Task>(
  candidates: readonly Candidate[],
  claim: (candidate: Candidate) => Promise<Task | null>,
): Promise<Task[]> {
  const claimed: Task[] = [];
  try {
    for (const candidate of candidates) {
      const task = await claim(candidate);
      if (task !== null) claimed.push(task);
    }
  } catch (error) {
    if (claimed.length === 0) throw error;
  }
  return claimed;
}
