import { useState } from 'react'
import { fetchStatement } from '@/api/partnerStatements'
import { paths } from '@/config/paths'
import type { PartnerStatement } from '@/contract/partnerStatements'
import { showBtc } from '@/domain/money/btcAmount'
import { DATE, formatDate } from '@/domain/text/date'
import { failureOf, type Failure } from '@/domain/text/failure'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { PageLink } from '@/ui/layout/PageLink'
import { Section } from '@/ui/layout/Section'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { ListPages } from '@/ui/table/ListPages'
import { downloadStatement } from './downloadStatement'
import { StatementLines } from './StatementLines'
import styles from './Statements.module.css'
import { useStatementWords } from './useStatementWords'

const PAGE = 100

export function Statement({ month }: { month: string }) {
  const { t } = useTranslation(['partner-statements', 'customer_account'])
  const [page, setPage] = useState(1)
  const { data, failure, isFetching, refetch } = useQuery(`partner-statement ${month} ${page}`, () =>
    fetchStatement(month, (page - 1) * PAGE, PAGE),
  )
  const { monthName } = useStatementWords()
  const name = monthName(month)
  return (
    <>
      <p className={styles.back}>
        <PageLink href={paths.partners.statements}>{t('all')}</PageLink>
      </p>
      {failure && <LoadError failure={failure} what={t('failed')} onAgain={() => void refetch()} />}
      {!data && isFetching && <Skeleton label={t('customer_account:waiting')} lines={8} />}
      {data && (
        <>
          <Section title={t('title', { month: name })}>
            <Figures statement={data.statement} />
            <Ways month={month} />
          </Section>
          <Section title={t('entries')} lead={data.totalCount > 0 ? t('rounded') : t('none')}>
            {data.result.length > 0 && <StatementLines lines={data.result} busy={isFetching} />}
            <ListPages
              {...{ label: t('pages'), page, perPage: PAGE, total: data.totalCount, onGo: setPage }}
            />
          </Section>
        </>
      )}
    </>
  )
}

const FIGURES = ['opening', 'earned', 'reversed', 'corrections', 'payouts', 'other', 'closing'] as const

function Figures({ statement }: { statement: PartnerStatement }) {
  const { t } = useTranslation('partner-statements')
  const { intl } = useLanguage()
  const { brand } = useAppSelector(selectSite)
  const { from, to, timeZone, closedAt, otherBtc } = statement
  const shown = FIGURES.filter((figure) => figure !== 'other' || otherBtc !== '0')
  const dateOf = (date: string) => formatDate(date, intl, DATE, 'UTC')
  return (
    <>
      <p className={styles.note}>
        {t('issuer', { brand: brand.name })} · {t('period', { from: dateOf(from), to: dateOf(to), timeZone })}
        <br />
        {closedAt === null ? t('draft') : t('final')}
      </p>
      <DescriptionList
        rows={shown.map((figure) => [t(`figures.${figure}`), showBtc(statement[`${figure}Btc`], intl)])}
      />
    </>
  )
}

function Ways({ month }: { month: string }) {
  const { t } = useTranslation('partner-statements')
  const [failure, setFailure] = useState<Failure | null>(null)
  async function download(format: 'csv' | 'json') {
    setFailure(null)
    try {
      await downloadStatement(month, format)
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  return (
    <>
      <div className={styles.ways}>
        <Button look="outline" size="small" onClick={() => void download('csv')}>
          {t('csv')}
        </Button>
        <Button look="outline" size="small" onClick={() => void download('json')}>
          {t('json')}
        </Button>
        <Button look="outline" size="small" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {failure && <LoadError failure={failure} what={t('failed')} onAgain={() => setFailure(null)} />}
    </>
  )
}
