import { downloadText } from '@/browser/page/downloadText'
import type { PartnerStatistics } from '@/contract/partners'
import { csvOf } from '@/domain/text/csv'

const FIGURES = ['volumeBtc', 'commissionBtc', 'pendingBtc'] as const

/** Each row says of which time zone its days are. */
export function downloadStatistics({ by, from, to, timeZone, rows }: PartnerStatistics): void {
  const written: Record<string, string | null>[] = rows.map(({ key, orders, completed, ...row }) => ({
    ...row,
    [by]: key,
    orders: String(orders),
    completed: String(completed),
    timeZone,
  }))
  const text = csvOf([by, 'orders', 'completed', ...FIGURES, 'timeZone'], written)
  downloadText(`partner-statistics-${by}-${from}-${to}.csv`, 'text/csv', text)
}
