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
  const flush = () => {
    const due = work
    work = null
    due?.()
  }
  const schedule = (next: () => void) => {
    const isWaiting = work !== null
    work = next
    if (isWaiting) return
    requestAnimationFrame(() => setTimeout(flush))
    setTimeout(flush, UNDRAWN_AFTER)
  }
  return { schedule, flush }
}
