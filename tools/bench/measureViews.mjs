import { lighthouse, installTools } from './lighthouse.mjs'
import { placeOrder } from './placeOrder.mjs'
import { median } from './statistics.mjs'

const TYPES = ['/', '/coins/btc', '/what-is/bitcoin', '/faq', '/exchange', '/exchange?id={order}']
const LANGUAGES = ['', '/de', '/ja']

/**
 * The first view of every type of page in three languages, by turns with the empty app. @returns for each page the
 * medians of its runs: `performance` in points, `lcp` and `tbt` in ms, `cls`, and `emptyLcp` and `emptyTbt` of the empty
 * app beside it
 */
export async function measureViews({ halyard, empty }, runs, say) {
  installTools(say)
  const order = await placeOrder(halyard)
  const pages = LANGUAGES.flatMap((language) =>
    TYPES.map((type) => `${language}${type}`.replace(/(.)\/$/, '$1')),
  )
  const measured = []
  for (const page of pages) {
    const url = halyard + page.replace('{order}', order)
    // The first page of a server may come without its data, which the browser then fetches.
    await fetch(url).then((response) => response.text())
    const own = []
    const bare = []
    for (let run = 1; run <= runs; run++) {
      say(`view ${run} of ${runs}: ${page}`)
      own.push(viewOf(await lighthouse(url, ['performance'])))
      bare.push(viewOf(await lighthouse(empty, ['performance'])))
    }
    const middle = (of, key) => median(of.map((view) => view[key]))
    measured.push({
      page,
      performance: middle(own, 'performance'),
      lcp: middle(own, 'lcp'),
      tbt: middle(own, 'tbt'),
      cls: middle(own, 'cls'),
      emptyLcp: middle(bare, 'lcp'),
      emptyTbt: middle(bare, 'tbt'),
      runs: { own, bare },
    })
  }
  return measured
}

const viewOf = ({ categories, audits }) => ({
  performance: Math.round(categories.performance.score * 100),
  lcp: audits['largest-contentful-paint'].numericValue,
  tbt: audits['total-blocking-time'].numericValue,
  cls: audits['cumulative-layout-shift'].numericValue,
})
