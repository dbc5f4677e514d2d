/** Of several ends of one offer the first counts; null: none is known. */
export const earliest = (...ends: (number | null | undefined)[]): number | null =>
  ends.reduce<number | null>(
    (first, end) => (end === null || end === undefined || (first !== null && first <= end) ? first : end),
    null,
  )
