import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { fullAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Panel } from '@/ui/layout/Panel'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { OutsideLink } from '../provider/OutsideLink'
import styles from '../provider/ProviderPanel.module.css'
import { isOfRamp } from './rampFacts'

type Props = { exchange: Exchange; from: Currency; to: Currency }

/** Who contracts with the visitor, on what terms, at what fees, and who answers for it. */
export function RampPanel({ exchange, from, to }: Props) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const fees = useFeeRows({ exchange, from, to })
  if (!isOfRamp(exchange)) return null
  const { ramp: who, direction, method, country } = exchange.ramp
  const { name: ramp, url, entity, authorisations, termsUrl, privacyUrl, supportUrl, complaintsUrl } = who
  const links = [
    [termsUrl, t('ramp.panel.terms', { ramp })],
    [privacyUrl, t('ramp.panel.privacy', { ramp })],
    [supportUrl, t('provider.support', { provider: ramp })],
    [complaintsUrl, t('ramp.panel.complaints', { ramp })],
  ] as const
  return (
    <Panel>
      <section className={styles.provider} aria-labelledby="exchange-ramp">
        <h2 id="exchange-ramp" className={styles.title}>
          {t('ramp.panel.title')}
        </h2>
        <DescriptionList
          rows={[
            [t('provider.name'), url ? <OutsideLink key="name" href={url} text={ramp} /> : ramp],
            ...(entity ? [[t('ramp.panel.entity'), entity] as const] : []),
            ...authorisations.map(
              (one) =>
                [
                  t('ramp.panel.register'),
                  <OutsideLink key={one.url} href={one.url} text={one.register} />,
                ] as const,
            ),
            [
              t(direction === 'buy' ? 'ramp.panel.methodBuy' : 'ramp.panel.methodSell'),
              t(`ramp.methods.${method}`),
            ],
            [t('ramp.panel.country'), countryName(country, intl)],
            ...fees,
          ]}
        />
        <p className={styles.links}>
          {links.map(([href, text]) => href && <OutsideLink key={text} href={href} text={text} />)}
        </p>
      </section>
    </Panel>
  )
}

const countryName = (code: string, intl: string) =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(intl, { type: 'region' }).of(code) ?? code) : code

/** In the currency of the state, all inside both amounts. */
function useFeeRows({ exchange, from, to }: Props): (readonly [string, string])[] {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { intl } = useLanguage()
  const { brand } = useAppSelector(selectSite)
  if (!isOfRamp(exchange)) return []
  const { ramp: who, fees, direction } = exchange.ramp
  const { symbolFront } = direction === 'buy' ? from : to
  const rows = [
    [t('ramp.panel.fee', { ramp: who.name }), fees.provider],
    [t('exchange:price.networkFee'), fees.network],
    [t('exchange:price.bankFee'), fees.bank],
    [t('ramp.panel.partner', { brand: brand.name }), fees.partner],
    [t('exchange:price.allFees'), fees.total],
  ] as const
  return rows.flatMap(([name, fee]) =>
    fee === null ? [] : [[name, `${fullAmount(fee, intl)}\u00a0${symbolFront}`] as const],
  )
}
