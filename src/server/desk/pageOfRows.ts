/** @param rows one more than the page, where there are more */
export const pageOfRows = <Row, View>(rows: Row[], limit: number, viewOf: (row: Row) => View) => ({
  result: rows.slice(0, limit).map(viewOf),
  hasMore: rows.length > limit,
})
