/** The middle value; of an even number the lower middle, so that it is always one that was measured. */
export const median = (values) => quantile(values, 0.5)

/** The smallest value that the given share of all values does not exceed. */
export function quantile(values, share) {
  if (values.length === 0) throw new Error('nothing was measured')
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}
