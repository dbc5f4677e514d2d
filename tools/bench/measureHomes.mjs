import { installTools, lighthouse } from './lighthouse.mjs'

const CATEGORIES = {
  halyard: ['performance', 'accessibility', 'best-practices', 'seo'],
  empty: ['performance'],
  vendors: ['performance'],
}

/** The home pages by turns, so that a busy minute of the machine falls on all. Every run is kept. */
export async function measureHomes(origins, runs, say) {
  installTools(say)
  const measured = Object.fromEntries(Object.keys(origins).map((site) => [site, []]))
  for (let run = 1; run <= runs; run++) {
    for (const [site, origin] of Object.entries(origins)) {
      say(`Lighthouse ${run} of ${runs}: ${site}`)
      measured[site].push(numbersOf(await lighthouse(origin, CATEGORIES[site])))
    }
  }
  return measured
}

function numbersOf({ categories, audits }) {
  const requests = audits['network-requests'].details.items
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  // Transferred bytes are what the wire carried: the gzip body with its headers.
  const weigh = (some) => some.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    ...Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)])),
    scriptBytes: weigh(scripts),
    scriptRequests: scripts.length,
    pageBytes: weigh(requests),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    // What the simulation started from: every file that came before it counts towards the simulated one.
    observedLcp: audits.metrics.details.items[0].observedLargestContentfulPaint,
    longTasks: audits['long-tasks'].details?.items.map(({ url, duration }) => [url, Math.round(duration)]),
    scripts: scripts.map(({ url, transferSize }) => [new URL(url).pathname, transferSize]),
    // Only what cost a point, so that a miss explains itself.
    faults: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  }
}
