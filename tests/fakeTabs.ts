import { vi } from 'vitest'

type Channel = { name: string; onmessage: ((event: { data: unknown }) => void) | null }

/**
 * Locks and channels as browsers have them, for all tabs of a test: one holder of a lock at a time, in the order of
 * asking; a message reaches every other channel of its name a moment later, those of the same tab too.
 */
export function fakeTabs() {
  const ends = new Map<string, Promise<unknown>>()
  const open = new Set<Channel>()
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = (ends.get(name) ?? Promise.resolve()).then(work)
    ends.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }

  class FakeChannel implements Channel {
    onmessage: Channel['onmessage'] = null
    constructor(readonly name: string) {
      open.add(this)
    }
    postMessage(data: unknown) {
      for (const channel of open)
        if (channel !== this && channel.name === this.name)
          queueMicrotask(() => channel.onmessage?.({ data }))
    }
    close() {
      open.delete(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  return {
    /** What another tab says. */
    emit: (subject: string) => new FakeChannel(`halyard-${subject}`).postMessage('another tab'),
    /** Another tab's piece of work under a lock. */
    work: <T>(name: string, work: () => Promise<T>) => request(`halyard-${name}`, work),
  }
}
