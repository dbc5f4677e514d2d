import { setTimeout as wait } from 'node:timers/promises'
import { makeCustomer } from '../chaos/makeCustomer.mjs'
import { queryRows } from '../../tests/server/postgres'
import { startRollingSite } from './rollingSite'
import { startVisitors } from './startVisitors'

/** Milliseconds of load on each state of the site. */
const STEADY = 3000

/** Folders of two builds, seconds of SHUTDOWN_DELAY_SECONDS, and where each step is named. */
type Roll = { from: string; to: string; shutdownDelaySeconds: number; print?: (line: string) => void }

/**
 * Replaces both instances of a site one after the other by another release, whose migrations ran before, and by the first
 * release again, while visitors use it. @returns what they counted and everything that was wrong; no fault is the good case
 */
export async function roll({ from, to, shutdownDelaySeconds, print = () => undefined }: Roll) {
  const site = await startRollingSite(from, shutdownDelaySeconds)
  try {
    const customer = await makeCustomer(site, site.data)
    const visitors = startVisitors(site.origin, customer.headers)
    const { faults } = visitors
    const step = async (name: string, work: () => Promise<unknown>) => {
      const [before, begun] = [faults.length, performance.now()]
      await wait(STEADY)
      const outcome = await work()
      if (typeof outcome === 'number' && outcome !== 0) faults.push(`${name} ended with ${outcome}`)
      const seconds = ((performance.now() - begun) / 1000).toFixed(0)
      print(`${name}: ${faults.length - before} faults, ${seconds} s`)
    }
    await step('migrations of the new release', () => site.migrate(to))
    await step('first instance to the new release', () => site.replace(0, to))
    await step('second instance to the new release', () => site.replace(1, to))
    await step('first instance back', () => site.replace(0, from))
    await step('second instance back', () => site.replace(1, from))
    await wait(STEADY)
    await visitors.stop()
    const acknowledged = new Set(visitors.visits.orders.values())
    return { ...visitors.visits, faults: [...faults, ...(await wrongOrders(site.database, acknowledged))] }
  } finally {
    await site.stop()
  }
}

/** Each acknowledged order is there, and no other: one made twice would be an order that nobody knows. */
async function wrongOrders(database: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const rows = await queryRows(database, 'select public_id as id from exchanges')
  const stored = new Set(rows.map(({ id }) => String(id)))
  return [
    ...[...acknowledged].filter((id) => !stored.has(id)).map((id) => `order ${id} is lost`),
    ...[...stored].filter((id) => !acknowledged.has(id)).map((id) => `order ${id} was never acknowledged`),
  ]
}
