type QueueLimits = {
  /** So many pieces of work run at once. */
  running: number
  /** So many more may wait; then `busy` is thrown. */
  waiting: number
  busy: () => Error
}

/**
 * Runs work in the order it came, so much at once as the limits allow. For work that takes so much memory and processor
 * time that more would exhaust the machine, and for which nobody would wait any longer.
 */
export function inTurn({ running: maxRunning, waiting: maxWaiting, busy }: QueueLimits) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < maxRunning) running += 1
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw busy()
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
