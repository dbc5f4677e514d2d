import type { RampWays as Ways } from '@/contract/rampWays'
import { minutesRange } from '@/domain/time/minutesRange'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import styles from './RampWays.module.css'
import { useWayWords } from './useWayWords'

/** Who buys or sells, by which methods, within which limits and how fast, as each ramp says. */
export function RampWays({ ramps }: { ramps: readonly Ways[] }) {
  const { t } = useTranslation('ramp-pages')
  return (
    <Section id="ways" title={t('ways.title')} lead={t('ways.lead')}>
      {ramps.map((one) => (
        <RampOfPage key={one.ramp.id} ramp={one.ramp} ways={one.ways} />
      ))}
    </Section>
  )
}

const DOCUMENTS = [
  ['terms', 'termsUrl'],
  ['privacy', 'privacyUrl'],
  ['support', 'supportUrl'],
  ['complaints', 'complaintsUrl'],
] as const

function RampOfPage({ ramp, ways }: Ways) {
  const { t } = useTranslation('ramp-pages')
  const { intl } = useLanguage()
  const { limits, kyc } = useWayWords()
  const countries = new Set(ways.flatMap((way) => way.countries)).size
  return (
    <div className={styles.ramp}>
      <h3>{ramp.name}</h3>
      <p>{t('ways.contract', { entity: ramp.entity })}</p>
      <p>{t('ways.countries', { number: countries.toLocaleString(intl) })}</p>
      {ramp.tracks === 'none' && <p>{t('ways.untracked', { ramp: ramp.name })}</p>}
      <CardTable
        caption={ramp.name}
        columns={(['method', 'limits', 'time', 'kyc'] as const).map((name) => ({ name: t(`ways.${name}`) }))}
        rows={ways.map((way) => ({
          key: way.method,
          cells: [
            t(`method.${way.method}`),
            limits(way.fiats),
            way.minutes ? minutesRange(way.minutes, intl) : t('ways.shown'),
            kyc(ramp, way.method),
          ],
        }))}
      />
      <ul className={styles.documents}>
        {DOCUMENTS.map(([name, key]) => (
          <li key={name}>
            <a href={ramp[key]} target="_blank" rel="noopener noreferrer">
              {t(`ways.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
