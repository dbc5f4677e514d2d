import { Counter } from 'prom-client'
import { metrics } from '@/runtime/metrics'
import { once } from '@/runtime/once'

export const orderMetrics = once(() => {
  const registers = [metrics.registry]
  return {
    created: new Counter({
      name: 'halyard_provider_orders_total',
      help: 'Orders sent to a provider, by what became of their creation',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    unknownStatuses: new Counter({
      name: 'halyard_provider_unknown_statuses_total',
      help: 'Reads of orders whose status the adapter does not know',
      labelNames: ['provider'],
      registers,
    }),
  }
})

const OUTCOMES = ['made', 'amount_changed', 'mismatch', 'unknown', 'refused']

/** From zero, so that Prometheus sees the first of each as an increase. */
export function countOrders(providerIds: readonly string[]) {
  for (const provider of providerIds)
    for (const outcome of OUTCOMES) orderMetrics().created.inc({ provider, outcome }, 0)
}
