/** The second of a coin's name and ticker where it says more than the first; else empty, since `USDC USDC` says it twice. */
export const otherName = (first: string, second: string): string =>
  first.toUpperCase() === second.toUpperCase() ? '' : second
