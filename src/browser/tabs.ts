import { timings } from '@/config/timings'

/**
 * Runs exclusively among all tabs of the site; without Web Locks in this tab only. Storage written by another process
 * may be read late, so the lock is held for that long after the work
 * (https://html.spec.whatwg.org/multipage/webstorage.html#introduction-15 promises no order).
 */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  return new Promise((resolve, reject) => {
    const held = async () => {
      await work().then(resolve, reject)
      await new Promise((handOver) => setTimeout(handOver, timings.tabLockHold))
    }
    void navigator.locks.request(`halyard-${name}`, held).catch(reject)
  })
}

/** A channel delivers to every other channel of its name, also of its own tab; this value identifies our own
 * messages. */
const thisTab = Math.random()

export function broadcast(subject: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(`halyard-${subject}`)
  channel.postMessage(thisTab)
  channel.close()
}

export function subscribe(subject: string, listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(`halyard-${subject}`)
  channel.onmessage = ({ data }) => data !== thisTab && listener()
  return () => channel.close()
}
