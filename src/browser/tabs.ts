import * as timings from '@/config/timings'

/**
 * Exclusive among all tabs of the site; without Web Locks in this tab only. The lock is held a while after the work,
 * because other processes may read storage late: https://html.spec.whatwg.org/multipage/webstorage.html#introduction-15
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

/** Channels also deliver to others of their own tab; this value identifies our own messages. */
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
