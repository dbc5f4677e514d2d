import type { SiteStatus } from '@/contract/siteStatus'
import { numberFormat } from '@/domain/money/numberFormat'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { MINUTE } from '@/domain/time/durations'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'

const COLUMNS = ['part', 'from', 'until', 'minutes'] as const

export function Interruptions({ status: { at, parts, incidents } }: { status: SiteStatus }) {
  const { t } = useTranslation('status')
  const { intl } = useLanguage()
  const time = (iso: string) => formatDate(iso, intl, DATE_AND_TIME, 'UTC')
  const minutes = (from: string, until: string | null) =>
    numberFormat(intl, {}).format(Math.round((Date.parse(until ?? at) - Date.parse(from)) / MINUTE))
  return (
    <Section title={t('incidents.title')} lead={t('incidents.lead')}>
      {incidents.length === 0 && <p>{t(parts.length === 0 ? 'history.none' : 'incidents.none')}</p>}
      {incidents.length > 0 && (
        <CardTable
          caption={t('incidents.title')}
          columns={COLUMNS.map((name) => ({ name: t(`column.${name}`), isNumber: name === 'minutes' }))}
          rows={incidents.map(({ part, from, until }) => ({
            key: `${part} ${from}`,
            cells: [
              t(`part.${part}`),
              time(from),
              until === null ? t('incidents.ongoing') : time(until),
              minutes(from, until),
            ],
          }))}
        />
      )}
    </Section>
  )
}
