import type { Namespaces } from './namespaces';

export type Namespace = keyof Namespaces;
/** The first one is meant where a key names none. */
type NamespaceList = readonly [Namespace, ...Namespace[]];
export type SomeNamespaces = Namespace | NamespaceList;

/** A text with a number is asked for without its form: `units`, where the file has `units_one`. */
type WithoutForm<Key extends string> = Key extends
  | `${infer Stem}_one`
  | `${infer Stem}_many`
  | `${infer Stem}_other`
  ? Stem
  : Key;
type PathsOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${PathsOf<Texts[Key]>}`;
}[keyof Texts & string];

type Paths = { [Name in Namespace]: PathsOf<Namespaces[Name]> };
type FullPaths = { [Name in Namespace]: `${Name}:${Paths[Name]}` };

type First<Names extends SomeNamespaces> = Names extends NamespaceList ? Names[0] : Names;
type Each<Names extends SomeNamespaces> = Names extends NamespaceList ? Names[number] : Names;

/** What `t` takes: the keys of the first namespace, and those of each behind its name. */
export type KeyOf<Names extends SomeNamespaces> =
  | Paths[First<Names> & Namespace]
  | FullPaths[Each<Names> & Namespace];
