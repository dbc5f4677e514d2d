/**
 * Lets at most so many pieces of work run at once; the others wait in the order they came. For work that takes so much
 * memory that many at once would exhaust it.
 */
export function inTurn(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Whoever waited takes over the place, so that nobody slips in between.
      if (next) next()
      else running -= 1
    }
  }
}
