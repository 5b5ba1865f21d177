interface Counted {
  readonly first: number;
  count: number;
}

interface KeylessRun extends Counted {
  /** The time of the last keyed entry before the run. */
  readonly after: Date | null;
}

/** Collects the entries that no key proves while the chain is walked. */
export class UnprovenEntries {
  private readonly missingKeys = new Map<string, Counted>();
  private keyless: Counted | null = null;
  private ofOlderServer: Counted | null = null;
  private erasedUnsealed: Counted | null = null;
  private run: KeylessRun | null = null;
  private lastKeyedAt: Date | null = null;

  /** `upgradeEnd` is null if no older server can have sealed. */
  constructor(
    private readonly firstKeyed: { readonly no: number; readonly at: Date } | null,
    private readonly upgradeEnd: number | null,
  ) {}

  link(no: number, keyId: string | null, at: Date): void {
    if (this.firstKeyed === null || no < this.firstKeyed.no) return;
    if (keyId === null) {
      this.run ??= { first: no, count: 0, after: this.lastKeyedAt };
      this.run.count += 1;
      return;
    }
    this.endRun(at);
    this.lastKeyedAt = at;
  }

  withoutKey(no: number, keyId: string): void {
    const known = this.missingKeys.get(keyId);
    this.missingKeys.set(keyId, counted(known ?? null, no, 1));
  }

  erased(no: number): void {
    this.erasedUnsealed = counted(this.erasedUnsealed, no, 1);
  }

  findings(entries: number): { readonly unproven: string[]; readonly notes: string[] } {
    this.endRun(null);
    const unproven: string[] = [];
    const notes: string[] = [];
    const { firstKeyed, ofOlderServer, keyless, erasedUnsealed } = this;
    if (firstKeyed === null && entries > 0)
      unproven.push(
        'No entry was sealed with a key: a person with write access to the database could have rebuilt the whole chain. The server seals with a key from the next entry on.',
      );
    for (const [keyId, { first, count }] of this.missingKeys)
      unproven.push(
        `Sealed with the key ${keyId}, which is missing: ${entriesFrom(count, first)}. Add that key to AUDIT_KEY, or to the file audit-key of the data folder.`,
      );
    if (keyless !== null)
      unproven.push(
        `Sealed without a key, after the server had one: ${entriesFrom(keyless.count, keyless.first)}. Only an older server does this.`,
      );
    if (erasedUnsealed !== null)
      unproven.push(
        `Erased without a seal of the rest: ${entriesFrom(erasedUnsealed.count, erasedUnsealed.first)}. Only an older server does this.`,
      );
    if (firstKeyed !== null && firstKeyed.no > 1)
      notes.push(
        `Entries 1 to ${String(firstKeyed.no - 1)} were sealed without a key. Number ${String(firstKeyed.no)} of ${firstKeyed.at.toISOString()}, the first with a key, seals their content at that time.`,
      );
    if (ofOlderServer !== null)
      notes.push(
        `An older server sealed without a key during the upgrade: ${entriesFrom(ofOlderServer.count, ofOlderServer.first)}.`,
      );
    return { unproven, notes };
  }

  /**
   * `before` is the time of the next keyed entry. Only a run between two entries of the upgrade may come from an older
   * server.
   */
  private endRun(before: Date | null): void {
    const { run, upgradeEnd } = this;
    if (run === null) return;
    this.run = null;
    const isInUpgrade =
      upgradeEnd !== null &&
      [run.after, before].every((at) => at !== null && at.getTime() <= upgradeEnd);
    if (isInUpgrade) this.ofOlderServer = counted(this.ofOlderServer, run.first, run.count);
    else this.keyless = counted(this.keyless, run.first, run.count);
  }
}

function counted(known: Counted | null, first: number, count: number): Counted {
  return { first: known?.first ?? first, count: (known?.count ?? 0) + count };
}

function entriesFrom(count: number, first: number): string {
  return count === 1
    ? `1 entry, number ${String(first)}`
    : `${String(count)} entries, the first of them number ${String(first)}`;
}
