/** The last point of each day in UTC, in the same order. `at`: ISO 8601 in UTC, ascending. */
export const lastOfDays = <Point extends { at: string }>(points: readonly Point[]): Point[] =>
  points.filter(({ at }, index) => dayOf(at) !== dayOf(points[index + 1]?.at))

const dayOf = (at?: string) => at?.slice(0, 'yyyy-mm-dd'.length)
