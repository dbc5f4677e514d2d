import { counted, judgeWaits } from './watch.mjs'

const from = (address) => ({ headers: { 'x-forwarded-for': address } })
const statusOf = (site, path, address) =>
  fetch(site.origin + path, from(address)).then(async (response) => {
    await response.arrayBuffer()
    return response.status
  })

/** A flood of pages that no cache holds: one address is refused after its share (M4), and others go on. */
export async function manyCallers(site, report) {
  const flood = () =>
    Promise.all(Array.from({ length: 400 }, (_, at) => statusOf(site, `/coins/nothing-${at}`, '203.0.113.9')))
  const statuses = await judgeWaits(site, report, 'a flood of pages that no cache holds', flood)
  if (!statuses.includes(429)) report.lost(`one address had 400 pages rendered: ${counted(statuses)}`)
  const other = await statusOf(site, '/coins/bitcoin', '203.0.113.10')
  if (other !== 200) report.lost(`during a flood another address is answered with ${other}`)
  report.tried(`400 pages for one address: ${counted(statuses)}; then another address: ${other}`)
}
