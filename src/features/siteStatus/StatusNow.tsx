import type { SiteStatus } from '@/contract/siteStatus'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { CardTable } from '@/ui/table/CardTable'
import styles from './SiteStatus.module.css'

const TONES = { up: 'good', down: 'bad', unknown: 'plain' } as const

const stateOf = ({ parts }: SiteStatus) =>
  parts.some(({ state }) => state === 'down')
    ? 'down'
    : parts.length > 0 && parts.every(({ state }) => state === 'up')
      ? 'up'
      : 'unknown'

export function StatusNow({ status, isStale }: { status: SiteStatus | null; isStale: boolean }) {
  const { t } = useTranslation('status')
  const { intl } = useLanguage()
  if (!status) return <Callout tone="plain" title={t('now.unknown')} />
  const state = stateOf(status)
  return (
    <div className={styles.now}>
      {isStale && <Callout tone="bad" role="status" title={t('now.stale')} />}
      <Callout tone={TONES[state]} title={t(`now.${state}`)}>
        <p>{t('now.at', { time: formatDate(status.at, intl, DATE_AND_TIME, 'UTC') })}</p>
      </Callout>
      {status.parts.length > 0 && (
        <CardTable
          caption={t('now.caption')}
          columns={[{ name: t('column.part') }, { name: t('column.state') }]}
          rows={status.parts.map(({ part, state: ofPart }) => ({
            key: part,
            cells: [
              t(`part.${part}`),
              <span key="state" className={styles[ofPart]}>
                {t(`state.${ofPart}`)}
              </span>,
            ],
          }))}
        />
      )}
    </div>
  )
}
