import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { installTools } from './lighthouse.mjs'
import { orderBody } from './placeOrder.mjs'

const CONNECTIONS = 20
/** Seconds. */
const WARM_UP = 2
const LOAD = 6
const ESTIMATE =
  '/api/v4/estimates?tickerFrom=btc&networkFrom=btc&tickerTo=eth&networkTo=eth&amount=0.1&fixed=false'

/**
 * Calls a second beside an empty API route of Next.js, by turns in the same minutes, and what a process holds once it is
 * ready. `sites`: our own by the kind of its back end, the empty app with them.
 */
export async function measureCalls({ empty, embedded, postgres, operator }, runs, say) {
  installTools(say)
  const { default: autocannon } = await import('autocannon')
  const measured = { own: [], empty: [] }
  for (let run = 1; run <= runs; run++) {
    say(`calls ${run} of ${runs}`)
    const floor = await load(autocannon, { url: `${empty.origin}/api/empty` })
    const estimates = await load(autocannon, { url: embedded.origin + ESTIMATE })
    const orders = await load(autocannon, {
      url: `${postgres.origin}/api/v4/exchanges-new`,
      method: 'POST',
      body: JSON.stringify(orderBody()),
      setupClient: (client) => {
        const next = () =>
          client.setHeaders({ 'content-type': 'application/json', 'idempotency-key': randomUUID() })
        next()
        client.on('response', next)
      },
    })
    measured.empty.push({ estimates: floor, orders: floor })
    measured.own.push({ estimates, orders })
  }
  const base = residentBytes(empty)
  const memory = Object.entries({ embedded, postgres, operator }).map(([kind, { atReady }]) => [
    kind,
    atReady,
  ])
  return {
    ...measured,
    memory: [Object.fromEntries(memory)],
    memoryEmpty: [Object.fromEntries(memory.map(([kind]) => [kind, base]))],
  }
}

async function load(autocannon, options) {
  await autocannon({ ...options, connections: CONNECTIONS, duration: WARM_UP })
  const { requests, errors, timeouts, non2xx } = await autocannon({
    ...options,
    connections: CONNECTIONS,
    duration: LOAD,
  })
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${options.url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refusals`)
  return requests.average
}

/** VmRSS is in kB (proc(5)). */
export function residentBytes({ pid }) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
