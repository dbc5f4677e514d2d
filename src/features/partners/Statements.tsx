import { useRouter } from 'next/router'
import { fetchStatements } from '@/api/partnerStatements'
import { paths } from '@/config/paths'
import type { PartnerStatement } from '@/contract/partnerStatements'
import { showBtc } from '@/domain/money/btcAmount'
import { isMonth } from '@/domain/partner/statement'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { PageLink } from '@/ui/layout/PageLink'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import { downloadStatements } from './downloadStatement'
import { Statement } from './Statement'
import { useStatementWords } from './useStatementWords'

/** All months, or the one that the address names. */
export function Statements() {
  const { month } = useRouter().query
  return typeof month === 'string' && isMonth(month) ? <Statement key={month} month={month} /> : <AllMonths />
}

function AllMonths() {
  const { t } = useTranslation(['partner-statements', 'customer_account'])
  const { data, failure, refetch } = useQuery('partner-statements', fetchStatements)
  if (!data) {
    return failure ? (
      <LoadError failure={failure} what={t('failed')} onAgain={() => void refetch()} />
    ) : (
      <Skeleton label={t('customer_account:waiting')} lines={6} />
    )
  }
  return (
    <Section title={t('list')} lead={t('lead')}>
      <MonthRows statements={data} />
      <div>
        <Button look="outline" size="small" onClick={() => downloadStatements(data)}>
          {t('csv')}
        </Button>
      </div>
    </Section>
  )
}

const COLUMNS = ['opening', 'earned', 'reversed', 'corrections', 'payouts', 'other', 'closing'] as const

/** The column of other bookings only where there are any. */
function MonthRows({ statements }: { statements: PartnerStatement[] }) {
  const { t } = useTranslation('partner-statements')
  const { intl } = useLanguage()
  const { monthName } = useStatementWords()
  const hasOther = statements.some(({ otherBtc }) => otherBtc !== '0')
  const columns = COLUMNS.filter((column) => hasOther || column !== 'other')
  return (
    <CardTable
      caption={t('list')}
      columns={[
        { name: t('month') },
        ...columns.map((column) => ({ name: t(`figures.${column}`), isNumber: true })),
        { name: t('state') },
      ]}
      rows={statements.map((statement) => ({
        key: statement.month,
        cells: [
          <PageLink key="month" href={`${paths.partners.statements}?month=${statement.month}`}>
            {monthName(statement.month)}
          </PageLink>,
          ...columns.map((column) => showBtc(statement[`${column}Btc`], intl)),
          t(statement.closedAt === null ? 'open' : 'closed'),
        ],
      }))}
    />
  )
}
