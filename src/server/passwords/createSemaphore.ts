type QueueLimits = {
  running: number
  waiting: number
}

/** For work whose memory and processor time would exhaust the machine; beyond the queue it throws `busy`. */
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
