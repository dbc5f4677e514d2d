import { judgeWaits, memoryOf } from './watch.mjs'

const LONG = 7900
/** Megabytes: 400 addresses of 8 kB, were they stored with all that belongs to them, take less; a leak does not. */
const GROWTH = 120

const statusOf = (site, path) =>
  fetch(site.origin + path, { redirect: 'manual' }).then(async (response) => {
    await response.arrayBuffer()
    return response.status
  })

/** What once took a second of the processor for 8 kB (H1), and a place in the cache that no budget counted (H3). */
export async function longRequests(site, report) {
  await slugs(site, report)
  await keys(site, report)
}

async function slugs(site, report) {
  const paths = ['/buy-sell-crypto/', '/crypto-to-crypto/', '/share/', '/de/how-to-exchange/']
  const shapes = [
    '-'.repeat(LONG),
    'a-'.repeat(LONG / 2),
    '-'.repeat(480),
    'a-'.repeat(240),
    'btc-'.repeat(110),
  ]
  const work = () =>
    Promise.all(
      paths.flatMap((path) =>
        shapes.flatMap((shape) => Array.from({ length: 3 }, () => statusOf(site, path + shape))),
      ),
    )
  const statuses = await judgeWaits(site, report, 'names of pairs made of hyphens', work)
  const wrong = statuses.filter((status) => status < 400 || status >= 500)
  if (wrong.length > 0) report.lost(`a name made of hyphens was answered with ${wrong[0]}`)
}

async function keys(site, report) {
  const before = memoryOf(site.pid)
  const long = (number) => `${number}${'k'.repeat(LONG - 10)}`
  const queries = Array.from({ length: 200 }, (_, at) => statusOf(site, `/faq?${long(at)}`))
  const paths = Array.from({ length: 200 }, (_, at) => statusOf(site, `/coins/${long(at).slice(0, 500)}`))
  const refused = (await Promise.all([...queries, ...paths])).filter((status) => status >= 500)
  const after = memoryOf(site.pid)
  if (refused.length > 0) report.lost(`an address of 8 kB was answered with ${refused[0]}`)
  if (before === null || after === null) return report.tried('400 long addresses; memory is not known here')
  const growth = Math.round(after - before)
  if (growth > GROWTH) report.lost(`400 long addresses took ${growth} MB`)
  report.tried(`400 long addresses; memory grew by ${growth} MB`)
}
