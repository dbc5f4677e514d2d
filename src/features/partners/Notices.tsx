import { fetchPartnerNotices } from '@/api/partners'
import type { PartnerNotice } from '@/contract/partnerNotices'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Section } from '@/ui/layout/Section'
import styles from './Partners.module.css'
import { usePercent } from './usePercent'

/** What staff have decided or written; nothing is shown where that is nothing. */
export function Notices() {
  const { t } = useTranslation('partners')
  const { data, failure, refetch } = useQuery('partner-notices', () => fetchPartnerNotices())
  if (failure)
    return <LoadError failure={failure} what={t('notices.failed')} onAgain={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <Section id="messages" title={t('notices.title')} lead={t('notices.lead')}>
      <ol className={styles.notices}>
        {data.map((notice) => (
          <Notice key={`${notice.createdAt} ${notice.kind}`} notice={notice} />
        ))}
      </ol>
    </Section>
  )
}

function Notice({ notice }: { notice: PartnerNotice }) {
  const { intl } = useLanguage()
  const { createdAt, text } = notice
  const title = useTitle(notice)
  return (
    <li>
      <h3>{title}</h3>
      <time dateTime={createdAt}>{formatDate(createdAt, intl, DATE)}</time>
      <p>{text}</p>
    </li>
  )
}

function useTitle({ kind, ratePercent, effectiveAt }: PartnerNotice): string {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const percentOf = usePercent()
  if (kind !== 'rate' || effectiveAt === null) return t(`notices.kinds.${kind}`)
  const date = formatDate(effectiveAt, intl, DATE)
  return ratePercent === null
    ? t('notices.rateOfProgramme', { date })
    : t('notices.rateFrom', { date, rate: percentOf(ratePercent) })
}
