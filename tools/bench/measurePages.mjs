import { lighthouse, installTools } from './lighthouse.mjs'
import { median } from './statistics.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** One of every type, and some in other languages. */
const PATHS = [
  ...['/', '/exchange', '/exchange-v2', '/crypto-to-crypto', '/crypto-to-crypto/btc-eth'],
  ...['/buy-sell-crypto', '/buy-sell-crypto/eur-btc', '/buy-crypto', '/buy-crypto/eth', '/sell-crypto/usdt'],
  ...['/cryptoexchange', '/no-sign-up-exchange', '/swap/tether', '/fiat', '/crypto', '/token'],
  ...['/buy-and-sell-crypto-on-halyard', '/coins', '/coins/stablecoins', '/coins/usdt'],
  ...['/cryptocurrency-rates', '/how-it-works', '/how-to-exchange', '/how-to-exchange/xrp/usdttrc20'],
  ...['/what-is/tether', '/faq', '/about', '/contacts', '/reviews', '/brand-partners', '/mobile-app'],
  ...['/privacy-policy', '/loyalty', '/platinum-users', '/invite-friends', '/affiliate-program'],
  ...['/trading-contest', '/fees', '/security', '/maintenance', '/de', '/ru/faq', '/ja/coins'],
]
/** Kept out of search engines (docs/decisions/2026-11-22-search-engines.md); the legal page because the sandbox names no company. */
const NOT_INDEXED =
  /^\/(?:(?:buy-crypto|sell-crypto|what-is|crypto-to-crypto|buy-sell-crypto|how-to-exchange)\/.|privacy-policy$)/
const INDEXED = 'is-crawlable'
/** Of the performance, which a busy moment spoils; the rest is the same each time. */
const ENOUGH = 98

/** What Lighthouse says of a page of every type: once, and twice more where the performance is below the limit. */
export async function measurePages(origin, say) {
  installTools(say)
  const measured = []
  for (const path of PATHS) {
    await fetch(origin + path).then((response) => response.text())
    const runs = [await scoresOf(origin, path)]
    while (runs.length < 3 && runs[0].performance < ENOUGH) runs.push(await scoresOf(origin, path))
    const scores = { ...runs[0], performance: median(runs.map(({ performance }) => performance)) }
    say(`${path} ${CATEGORIES.map((category) => scores[category]).join(' ')} ${scores.faults.join(' ')}`)
    measured.push({ path, scores })
  }
  return measured
}

async function scoresOf(origin, path) {
  const { categories, audits } = await lighthouse(origin + path, CATEGORIES)
  const isHidden = NOT_INDEXED.test(path)
  const failed = ({ id, weight }) =>
    weight > 0 && (audits[id].score ?? 1) < 1 !== (isHidden && id === INDEXED)
  const scoreOf = ({ id, score, auditRefs }) =>
    isHidden && id === 'seo' ? shareWithout(failed, auditRefs) : score
  const all = Object.values(categories)
  return {
    ...Object.fromEntries(all.map((category) => [category.id, Math.round(scoreOf(category) * 100)])),
    tbt: audits['total-blocking-time'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    faults: all
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs.filter(failed).map(({ id }) => id)),
  }
}

/** Share of the audits' weight that is met; audits of search engines are met or not, nothing between. */
function shareWithout(failed, audits) {
  const weightOf = (list) => list.reduce((sum, { weight }) => sum + weight, 0)
  return 1 - weightOf(audits.filter(failed)) / weightOf(audits)
}
