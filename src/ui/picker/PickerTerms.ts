/** What each network of a coin costs and takes. */
export type PickerTerms = {
  /** Lines below a network's name, for which room is left from the first paint on; 0: none are expected. */
  lines: number
  /** Of a coin whose terms have come. */
  isKnown: (ticker: string) => boolean
  /** Texts, at most `lines`; none where nothing is known. */
  of: (symbol: string) => readonly string[]
  /** Called with the ticker of each coin that comes in sight. */
  want: (ticker: string) => void
}
