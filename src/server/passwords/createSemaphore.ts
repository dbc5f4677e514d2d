type QueueLimits = {
  running: number
  waiting: number
}

/** Runs work in order, at most so much at once. For work whose memory and processor time would otherwise exhaust the
 * machine; beyond the queue it is refused with `busy`, an error of the caller's own bundle. */
export function createSemaphore({ running: maxRunning, waiting: maxWaiting }: QueueLimits) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>, busy: () => Error): Promise<Result> => {
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
