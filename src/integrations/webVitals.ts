import type { VitalsReport } from '@/domain/site/vitals'

let watching: Promise<void> | null = null

/** Sends when the page is first hidden: the last moment that browsers guarantee. */
export function watchVitals(page: string): Promise<void> {
  watching ??= watch({ page, vitals: {} })
  return watching
}

async function watch(report: VitalsReport) {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      report.vitals[name] = value
    })
  }
  // After the library's own listeners.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    if (Object.keys(report.vitals).length > 0)
      navigator.sendBeacon('/api/site/vitals', JSON.stringify(report))
  })
}
