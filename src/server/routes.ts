import type { ApiHandler } from '@/server/ApiRequest'
import { currencies, listCurrencies } from '@/server/currencies'
import { takeAction } from '@/server/exchanges/exchangeActions'
import { createExchange, getExchange } from '@/server/exchanges/exchanges'
import { listLastExchanges } from '@/server/exchanges/lastExchanges'
import { placeDeposit } from '@/server/exchanges/sandboxDeposits'
import type { LimitClass } from '@/server/limits'
import { listMarkets } from '@/server/markets'
import { listPairs } from '@/server/pairs'
import { getEstimate, getRange } from '@/server/quotes'

export type Route = { method: 'GET' | 'POST'; path: string; handler: ApiHandler; limit: LimitClass }

const read = (path: string, handler: ApiHandler): Route => ({ method: 'GET', path, handler, limit: 'read' })
const write = (path: string, handler: ApiHandler): Route => ({
  method: 'POST',
  path,
  handler,
  limit: 'write',
})

/** Every call the reference back end answers; the first that fits is taken. */
export const routes: readonly Route[] = [
  read('/api/v3/currencies/list', listCurrencies),
  read('/api/v3/currencies', currencies),
  read('/api/v3/pairs', listPairs),
  read('/api/v4/markets', listMarkets),
  read('/api/v4/ranges', getRange),
  read('/api/v4/estimates', getEstimate),

  write('/api/v4/exchanges-new', createExchange),
  write('/api/v3/exchanges-new', createExchange),
  read('/api/v3/exchanges-new/header', listLastExchanges),
  read('/api/v3/exchanges-new/{publicId}', getExchange),
  read('/api/v4/exchanges-new/{publicId}', getExchange),
  write('/api/v4/exchanges-new/{publicId}/actions', takeAction),

  // Only the sandbox has it: lets a deposit happen that no chain will ever see.
  write('/api/v4/sandbox/exchanges/{publicId}/deposits', placeDeposit),
]
