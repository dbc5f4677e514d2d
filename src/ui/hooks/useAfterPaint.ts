import { useEffect, useState } from 'react'

/** A hidden page draws no frames. */
const UNDRAWN_AFTER = 100

/** Runs the latest scheduled work once the next frame is drawn; `flush` runs it at once, as leaving the page does. */
export function useAfterPaint() {
  const [queue] = useState(makeQueue)
  useEffect(() => queue.flush, [queue])
  return queue
}

function makeQueue() {
  let work: (() => void) | null = null
  let frame = 0
  let timer: number | undefined
  const wait = (ms: number) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(flush, ms)
  }
  const flush = () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
    const due = work
    work = null
    due?.()
  }
  const schedule = (next: () => void) => {
    const isWaiting = work !== null
    work = next
    if (isWaiting) return
    frame = requestAnimationFrame(() => wait(0))
    wait(UNDRAWN_AFTER)
  }
  return { schedule, flush }
}
