import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { RampRisks, RampSteps } from '@/features/rampPages/RampSections'
import { RampWays } from '@/features/rampPages/RampWays'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { useIsOff } from '@/ui/layout/OffPages'
import { Section } from '@/ui/layout/Section'
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
      <SeoHead
        title={t(ramps ? `ramp-pages:seo.${page}.title` : `${page}.seo.title`, names)}
        description={t(ramps ? `ramp-pages:seo.${page}.description` : `${page}.seo.description`, names)}
      />
      {ramps ? <RampSteps direction={direction} /> : <BuySellSteps direction={direction} />}
      {ramps && <RampWays ramps={ramps} />}
      {shown.facts && <PairFigures facts={shown.facts} />}
      {!coin && !ramps && <BuySellCosts direction={direction} />}
      {ramps ? <RampRisks /> : <Cautions direction={direction} />}
      <BuySellLinks direction={direction} data={shown} />
    </FormPage>
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
