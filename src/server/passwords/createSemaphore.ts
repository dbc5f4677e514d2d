type QueueLimits = {
  running: number
  waiting: number
  busy: () => Error
}

/** Runs work in order, at most so much at once. For work whose memory and processor time would otherwise exhaust the
 * machine; beyond the queue it is refused. */
export function createSemaphore({ running: maxRunning, waiting: maxWaiting, busy }: QueueLimits) {
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
      // The waiting call inherits the slot, so that no other takes it in between.
      if (next) next()
      else running -= 1
    }
  }
}
