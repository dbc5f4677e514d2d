import { Counter } from 'prom-client'
import { metrics } from '@/runtime/metrics'
import { localOrders } from '@/server/sandbox/localOrders'
import type { StoredExchange } from '@/server/database/schema'
import { worthInBtc } from '@/server/journal/worthInBtc'
import { once } from '@/runtime/once'

const counters = once(() => {
  const registers = [metrics.registry]
  return {
    statuses: new Counter({
      name: 'halyard_exchange_statuses_total',
      help: 'Statuses that exchanges entered, as this process wrote them',
      labelNames: ['status', 'mode'],
      registers,
    }),
    created: new Counter({
      name: 'halyard_exchanges_created_total',
      help: 'Exchanges created, by their rate',
      labelNames: ['rate', 'mode'],
      registers,
    }),
    volume: new Counter({
      name: 'halyard_exchange_volume_btc_total',
      help: 'Worth in BTC of the exchanges that finished; one without a market price counts nothing',
      labelNames: ['mode'],
      registers,
    }),
  }
})

const modeOf = (exchange: StoredExchange) => (localOrders(exchange) ? 'sandbox' : 'live')

/** Call after they are committed. */
export function countEntered(states: readonly StoredExchange[]) {
  for (const state of states) {
    const mode = modeOf(state)
    counters().statuses.inc({ status: state.status, mode })
    if (state.status === 'finished') counters().volume.inc({ mode }, Number(worthInBtc(state) ?? 0))
  }
}

export const countCreated = (exchange: StoredExchange) =>
  counters().created.inc({ rate: exchange.type, mode: modeOf(exchange) })
