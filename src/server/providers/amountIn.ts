import Big from 'big.js'

/** `1,500.5`, `0.0015`, `1e-3`; a comma that does not group thousands may be a decimal one: not read. */
const AMOUNT =
  /(?<![\w.,-])([1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|\d{1,40}(?:\.\d{1,40})?(?:e[+-]?\d{1,2})?)(?![\d.,]*\d|[a-z])/i

/** Undefined where no amount is certain. */
export function amountIn(sentence: string | undefined): string | undefined {
  const found = AMOUNT.exec(sentence ?? '')?.[1]
  return found === undefined ? undefined : new Big(found.replaceAll(',', '')).toFixed()
}
