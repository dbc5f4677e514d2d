import * as timings from '@/config/timings'

type Waits = { after?: number; every: number }

/**
 * Repeats a task while the page is visible; milliseconds. Catches up at once when the page is seen or online again, the
 * latter twice, and never runs a task twice at a time. A task may return or resolve with its own minimal wait.
 */
export function startLoop(task: () => unknown, { after = 0, every }: Waits) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isStopped = false
  let isOverdue = false
  let isJustOnline = false

  const plan = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), wait)
  }
  async function run() {
    isOverdue = document.hidden
    if (isRunning || isStopped || document.hidden) return
    isRunning = true
    let rest: unknown
    try {
      rest = await task()
    } finally {
      isRunning = false
      const usual = isJustOnline ? Math.min(every, timings.onlineRetry) : every
      isJustOnline = false
      if (!isStopped) plan(Math.max(usual, typeof rest === 'number' ? rest : 0))
    }
  }
  // Also while the task runs: what it requested before may fail.
  const goOnline = () => {
    isJustOnline = true
    void run()
  }
  const resume = () => {
    if (!document.hidden && isOverdue) void run()
  }
  document.addEventListener('visibilitychange', resume)
  window.addEventListener('online', goOnline)
  plan(after)
  return {
    now: run,
    /** For when another tab has just done it. */
    postpone: () => {
      isOverdue = false
      if (!isRunning && !isStopped) plan(every)
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', resume)
      window.removeEventListener('online', goOnline)
    },
  }
}
