type Texts = Record<string, unknown>
export interface Forbidden {
  /** What the glossary forbids, or the `fault` of typography that the pattern finds. */
  phrase?: string
  fault?: string
  pattern: RegExp
}
interface ShortKind {
  kind: string
  /** In characters of a Latin or Cyrillic text; half as many in Japanese and Chinese. */
  limit: number
  keys: readonly string[]
}
interface Term {
  /** The English one. */
  term: string
  pattern: RegExp
  /** Its translation in each form that the glossary allows. */
  forms: readonly RegExp[]
}
export declare function flatten(texts: Texts): Texts
export declare function neededKeys(english: Texts, lng: string): string[]
export declare function textFaults(text: unknown): string[]
export declare function translationFaults(english: Texts, other: Texts, lng: string): string[]
export declare function forbiddenPhrases(guide: string, lng: string): Forbidden[]
export declare function glossaryTerms(guide: string, lng: string): Term[]
export declare function termFaults(english: unknown, text: unknown, terms: readonly Term[]): string[]
export declare function guideFaults(guide: string, lng: string): string[]
export declare function phraseFaults(text: unknown, forbidden: readonly Forbidden[]): string[]
export declare function lengthFaults(texts: Texts, kinds: readonly ShortKind[], lng: string): string[]
export declare function staleLengthKeys(texts: Texts, kinds: readonly ShortKind[]): string[]
export declare function groupFaults(
  texts: Texts,
  rules: {
    lng: string
    english: Texts
    forbidden: readonly Forbidden[]
    terms: readonly Term[]
    kinds: readonly ShortKind[]
  },
): string[]
