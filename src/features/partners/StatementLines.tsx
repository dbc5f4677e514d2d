import type { StatementLine } from '@/contract/partnerStatements'
import { pairText } from '@/domain/currency/pairText'
import { showBtc } from '@/domain/money/btcAmount'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { CardTable } from '@/ui/table/CardTable'
import { useStatementWords } from './useStatementWords'

export function StatementLines({ lines, busy }: { lines: StatementLine[]; busy: boolean }) {
  const { t } = useTranslation(['partner-statements', 'partners'])
  const { intl } = useLanguage()
  const { kindName } = useStatementWords()
  return (
    <CardTable
      caption={t('entries')}
      busy={busy}
      columns={[
        { name: t('partners:commissions.date') },
        { name: t('entry') },
        { name: t('partners:codes.code') },
        { name: t('partners:statistics.pair') },
        { name: t('amount'), isNumber: true },
      ]}
      rows={lines.map((line, index) => ({
        // Rows carry no id, by which a customer could be found.
        key: String(index),
        cells: [
          formatDate(line.date, intl, DATE, 'UTC'),
          kindName(line),
          line.code ?? '–',
          line.fromAsset === null ? '–' : pairText(`${line.fromAsset}/${line.toAsset}`),
          showBtc(line.amountBtc, intl),
        ],
      }))}
    />
  )
}
