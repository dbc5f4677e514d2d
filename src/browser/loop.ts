type Waits = { after?: number; every: number }

/**
 * Repeats a task while the page is visible; milliseconds. A hidden tab sleeps and catches up at once when it is seen
 * again; a task that takes longer than its rhythm is never run twice at the same time.
 */
export function startLoop(task: () => Promise<void> | void, { after = 0, every }: Waits) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isStopped = false
  let isOverdue = false

  const plan = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), wait)
  }
  async function run() {
    isOverdue = document.hidden
    if (isRunning || isStopped || document.hidden) return
    isRunning = true
    try {
      await task()
    } finally {
      isRunning = false
      if (!isStopped) plan(every)
    }
  }
  const wake = () => {
    if (!document.hidden && isOverdue) void run()
  }
  document.addEventListener('visibilitychange', wake)
  plan(after)
  return {
    now: run,
    /** Somebody else has just done it: the next turn is a whole rhythm away. */
    postpone: () => {
      isOverdue = false
      if (!isRunning && !isStopped) plan(every)
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    },
  }
}
