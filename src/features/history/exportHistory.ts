import { fetchHistory } from '@/api/exchanges'
import { downloadText } from '@/browser/page/downloadText'
import { csvOf } from '@/domain/text/csv'
import type { HistoryState } from '@/domain/account/customer'
import type { Exchange } from '@/contract/exchanges'
import { listedTerms } from '@/domain/currency/shownTerms'

const PAGE = 100

const COLUMNS = [
  ...['publicId', 'createdAt', 'status', 'type', 'amountFrom', 'tickerFrom', 'networkFrom'],
  ...['amountTo', 'tickerTo', 'networkTo', 'addressTo', 'extraIdTo', 'txFrom', 'txTo', 'refundTx'],
  ...['quotedFrom', 'quotedTo'],
]

export async function exportHistory(search: string, state: HistoryState): Promise<void> {
  const exchanges = await allOf(search, state)
  downloadText('exchanges.csv', 'text/csv', csvOf(COLUMNS, exchanges.map(csvRow)))
}

async function allOf(search: string, state: HistoryState): Promise<Exchange[]> {
  // An order placed meanwhile shifts the pages, so one comes twice.
  const found = new Map<string, Exchange>()
  for (let offset = 0; ; offset += PAGE) {
    const { result, totalCount } = await fetchHistory({ search, state, offset, limit: PAGE })
    for (const exchange of result) found.set(exchange.publicId, exchange)
    if (result.length === 0 || offset + result.length >= totalCount) return [...found.values()]
  }
}

function csvRow(exchange: Exchange): Record<string, string | null> {
  const { publicId, createdAt, status, type, tickerFrom, networkFrom, tickerTo, networkTo } = exchange
  const { addressTo, extraIdTo, txFrom, txTo, refundTx } = exchange.extendedInfo
  const { sent, got } = listedTerms(exchange)
  const { quotedFrom = null, quotedTo = null } = exchange.amountChange ?? {}
  return {
    ...{ publicId, createdAt, status, type, amountFrom: sent, tickerFrom, networkFrom },
    ...{ amountTo: got, tickerTo, networkTo, addressTo, extraIdTo, txFrom, txTo, refundTx },
    ...{ quotedFrom, quotedTo },
  }
}
