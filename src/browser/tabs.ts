/** One piece of work at a time among all tabs of the site; where the browser has no locks, in this tab only. */
export function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`halyard-${name}`, work) : work()
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
