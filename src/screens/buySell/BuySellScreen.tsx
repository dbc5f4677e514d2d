import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { NumberedSteps } from '@/ui/layout/NumberedSteps'
import { Section } from '@/ui/layout/Section'
import { FormPage } from '../FormPage'
import { BuySellCosts } from './BuySellCosts'
import { BuySellLinks } from './BuySellLinks'
import type { Direction } from './buySellPath'
import { BuySellSummary } from './BuySellSummary'
import type { BuySellData } from './loadBuySell'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

const STEPS = ['pair', 'where', 'pay', 'receive'] as const
const NOTHING: BuySellData = { coin: null, fiat: [], minimum: null, others: [] }

export function BuySellScreen({ direction, data }: { direction: Direction; data: BuySellData | null }) {
  const { t } = useTranslation('buy-sell')
  const values = useProseValues()
  const shown = data ?? NOTHING
  const { coin, minimum } = shown
  const names = { ...values, name: coin?.name, ticker: coin?.ticker }
  const page = coin ? `${direction}Coin` : direction
  const all = {
    name: t(`${direction}.crumb`),
    path: direction === 'buy' ? paths.buyCrypto : paths.sellCrypto,
  }
  return (
    <FormPage
      title={t(`${page}.title`, names)}
      lead={t(`${page}.lead`, names)}
      crumb={coin?.name ?? all.name}
      between={coin ? [all] : []}
      beside={<BuySellSummary coin={coin} minimum={minimum} />}
    >
      <SeoHead title={t(`${page}.seo.title`, names)} description={t(`${page}.seo.description`, names)} />
      <Section title={t(`${direction}.steps.title`)}>
        <NumberedSteps
          steps={STEPS.map((step) => ({
            title: t(`${direction}.steps.${step}.title`),
            texts: [t(`${direction}.steps.${step}.text`, values)],
          }))}
        />
      </Section>
      {!coin && <BuySellCosts direction={direction} />}
      <Cautions direction={direction} />
      <BuySellLinks direction={direction} data={shown} />
    </FormPage>
  )
}

const CAUTIONS = ['name', 'bank', 'moves', 'network', 'checks'] as const

function Cautions({ direction }: { direction: Direction }) {
  const { t } = useTranslation('buy-sell')
  const { sandbox } = useAppSelector(selectSite)
  const values = useProseValues()
  return (
    <Section title={t('cautions.title')}>
      <ul>
        {CAUTIONS.map((caution) => (
          <li key={caution}>
            {t(caution === 'network' ? `${direction}.network` : `cautions.${caution}`, values)}
          </li>
        ))}
        {sandbox && <li>{t('cautions.sandbox')}</li>}
      </ul>
    </Section>
  )
}
