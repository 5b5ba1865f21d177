/** MUI's styles are left out as those of files are: jsdom lays nothing out, and asks every rule of every element. */
export class StyleSheet {
  readonly tags = [];
  insert(): void {}
  flush(): void {}
  hydrate(): void {}
}
