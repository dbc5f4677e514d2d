import { timings } from '@/config/timings'

/**
 * One piece of work at a time among all tabs of the site; where the browser has no locks, in this tab only. The next tab
 * finds what this one stored: storage of another process is read as it was a moment ago, so the lock is kept for
 * that long after the work (https://html.spec.whatwg.org/multipage/webstorage.html#introduction-15 promises no order).
 */
export function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  return new Promise((resolve, reject) => {
    const held = async () => {
      await work().then(resolve, reject)
      await new Promise((handOver) => setTimeout(handOver, timings.tabHandOver))
    }
    void navigator.locks.request(`halyard-${name}`, held).catch(reject)
  })
}

/** A channel tells every other channel of its name, those of its own tab too: this tab knows its own words by it. */
const thisTab = Math.random()

/** Tells the other tabs, never this one. */
export function tellTabs(subject: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(`halyard-${subject}`)
  channel.postMessage(thisTab)
  channel.close()
}

/** Calls back when another tab tells. Returns the way to stop. */
export function hearTabs(subject: string, told: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(`halyard-${subject}`)
  channel.onmessage = ({ data }) => data !== thisTab && told()
  return () => channel.close()
}
