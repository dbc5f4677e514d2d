export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
}

/** What is left of a wait that counts from the load event; milliseconds. Before that event, all of it. */
export function waitFromLoad(wait: number): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const loadedAt = navigation?.loadEventStart
  return loadedAt ? Math.max(0, wait - (performance.now() - loadedAt)) : wait
}

/** The address this visit of the site began with, wherever its visitor has gone since. */
export function landingAddress(): URL {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? window.location.href)
}

export const whenIdle = (): Promise<void> =>
  // Safari has no idle callback; a moment later is as good.
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(() => resolve(), { timeout: 2000 })
      : setTimeout(resolve),
  )
