import { closeDatabase } from '@/server/database/database'
import { rowQueries } from './rowQueries'

/** Of the database of DATABASE_URL, which has so many orders: the median milliseconds of each query, as JSON. */
const RUNS = 21
/** Until the code is compiled and the upper parts of the indexes are in memory. */
const WARM_UPS = 10

const orders = Number(process.argv[2])
const medians: Record<string, number> = {}
for (const [name, query] of Object.entries(await rowQueries())) {
  const times: number[] = []
  for (let run = 0; run < RUNS + WARM_UPS; run++) {
    const order = Math.floor(Math.random() * orders)
    const begun = performance.now()
    await query(order)
    if (run >= WARM_UPS) times.push(performance.now() - begun)
  }
  medians[name] = times.sort((one, other) => one - other)[RUNS >> 1] ?? Number.NaN
  process.stderr.write(`${name}: ${medians[name]?.toFixed(1)}\n`)
}
process.stdout.write(`${JSON.stringify(medians)}\n`)
await closeDatabase()
