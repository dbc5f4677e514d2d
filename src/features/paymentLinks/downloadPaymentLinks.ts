import { fetchPaymentRequests } from '@/api/paymentRequests'
import { downloadText } from '@/browser/page/downloadText'
import type { PaymentRequest } from '@/contract/paymentRequests'
import { csvOf } from '@/domain/text/csv'

const PAGE = 100
const IDENTITY = ['id', 'title', 'reference', 'ticker', 'network', 'address', 'extraId'] as const
const STATE = ['amount', 'received', 'status', 'exception', 'exchanges', 'transactions'] as const
const TIMES = ['createdAt', 'updatedAt', 'expiresAt'] as const

/** All of them, times in UTC. */
export async function downloadPaymentLinks(): Promise<void> {
  const all: PaymentRequest[] = []
  for (let total = 1; all.length < total;) {
    const { result, totalCount } = await fetchPaymentRequests(all.length, PAGE)
    all.push(...result)
    total = result.length === 0 ? 0 : totalCount
  }
  const rows = all.map(({ transactions, version: _, exchanges, ...request }) => ({
    ...request,
    transactions: transactions.join(' '),
    exchanges: String(exchanges ?? ''),
  }))
  downloadText('payment-links.csv', 'text/csv', csvOf([...IDENTITY, ...STATE, ...TIMES], rows))
}
