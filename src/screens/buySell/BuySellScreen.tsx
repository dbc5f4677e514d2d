import { paths } from '@/config/paths'
import type { TextValues } from '@/i18n/translate'
import { useTranslation } from '@/i18n/useTranslation'
import { RampRisks, RampSteps } from '@/features/rampPages/RampSections'
import { RampWays } from '@/features/rampPages/RampWays'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { useIsOff } from '@/ui/layout/OffPages'
import { Section } from '@/ui/layout/Section'
import { coinSeo } from '../coinSeo'
import { FormPage } from '../FormPage'
import { PairFigures } from '../PairFigures'
import { BuySellCosts } from './BuySellCosts'
import { BuySellLinks } from './BuySellLinks'
import type { Direction } from './buySellPath'
import { BuySellSteps } from '../BuySellSteps'
import { BuySellSummary } from './BuySellSummary'
import type { BuySellData } from './loadBuySell'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

const NOTHING: BuySellData = { coin: null, fiat: [], minimum: null, others: [], facts: null, ramps: null }

export function BuySellScreen({ direction, data }: { direction: Direction; data: BuySellData | null }) {
  const { t } = useTranslation(['buy-sell', 'ramp-pages'])
  const values = useProseValues()
  const shown = data ?? NOTHING
  const { coin, minimum, ramps } = shown
  const names = { ...values, name: coin?.name, ticker: coin?.ticker }
  const page = coin ? `${direction}Coin` : direction
  const hasNoPairs = useIsOff()(paths.buySellCrypto)
  const contents = sectionsOf(direction, shown, hasNoPairs).map(([id, key]) => ({ id, title: t(key, names) }))
  const all = {
    name: t(`${direction}.crumb`),
    path: direction === 'buy' ? paths.buyCrypto : paths.sellCrypto,
  }
  return (
    <FormPage
      title={t(`${page}.title`, names)}
      lead={ramps ? t(`ramp-pages:lead.${direction}`) : t(`${page}.lead`, names)}
      crumb={coin?.name ?? all.name}
      between={coin ? [all] : []}
      contents={contents}
      beside={ramps ? undefined : <BuySellSummary coin={coin} minimum={minimum} />}
    >
      <BuySellSeo direction={direction} coin={coin} hasRamps={ramps !== null} />
      {ramps ? <RampSteps direction={direction} /> : <BuySellSteps direction={direction} />}
      {ramps && <RampWays ramps={ramps} />}
      {shown.facts && <PairFigures facts={shown.facts} />}
      {!coin && !ramps && <BuySellCosts direction={direction} />}
      {ramps ? <RampRisks /> : <Cautions direction={direction} />}
      <BuySellLinks direction={direction} data={shown} />
    </FormPage>
  )
}

type SeoProps = { direction: Direction; coin: BuySellData['coin']; hasRamps: boolean }

function BuySellSeo({ direction, coin, hasRamps }: SeoProps) {
  const { t } = useTranslation(['buy-sell', 'ramp-pages'])
  const { brand } = useAppSelector(selectSite)
  const page = coin ? `${direction}Coin` : direction
  const title = (words: TextValues) =>
    t(hasRamps ? `ramp-pages:seo.${page}.title` : `${page}.seo.title`, words)
  const description = (words: TextValues) =>
    t(hasRamps ? `ramp-pages:seo.${page}.description` : `${page}.seo.description`, words)
  const all = { brand: brand.name }
  if (!coin) return <SeoHead title={title(all)} description={description(all)} />
  return (
    <SeoHead
      {...coinSeo(
        { ...all, name: coin.name, ticker: coin.ticker },
        { title, shortTitle: (words) => `${t(`${page}.title`, words)} | ${brand.name}`, description },
      )}
    />
  )
}

/** Id and title of each part of the page. */
const sectionsOf = (direction: Direction, { coin, ramps }: BuySellData, hasNoPairs: boolean) =>
  [
    ['steps', `${direction}.steps.title`],
    ...(ramps ? ([['ways', 'ramp-pages:ways.title']] as const) : []),
    ...(coin || ramps ? [] : ([['costs', 'costs.title']] as const)),
    ['cautions', ramps ? 'ramp-pages:risk.title' : 'cautions.title'],
    ...(coin && !hasNoPairs ? ([['networks', 'networks.title']] as const) : []),
    ['others', `${direction}.others`],
  ] as const

const CAUTIONS = ['name', 'bank', 'moves', 'network', 'checks'] as const

function Cautions({ direction }: { direction: Direction }) {
  const { t } = useTranslation('buy-sell')
  const { sandbox } = useAppSelector(selectSite)
  const values = useProseValues()
  return (
    <Section id="cautions" title={t('cautions.title')}>
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
