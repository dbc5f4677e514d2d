export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
}

/** Milliseconds left of a wait that counts from the load event; all of it before that event. */
export function waitFromLoad(wait: number): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const loadedAt = navigation?.loadEventStart
  return loadedAt ? Math.max(0, wait - (performance.now() - loadedAt)) : wait
}

export function landingAddress(): URL {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? window.location.href)
}

export const whenIdle = (): Promise<void> =>
  // Safari has no idle callback.
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(() => resolve(), { timeout: 2000 })
      : setTimeout(resolve),
  )
