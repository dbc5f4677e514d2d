import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { NumberedSteps } from '@/ui/layout/NumberedSteps'
import { useIsOff } from '@/ui/layout/OffPages'
import { Section } from '@/ui/layout/Section'
import { FormPage } from '../FormPage'
import { PairFigures } from '../PairFigures'
import { BuySellCosts } from './BuySellCosts'
import { BuySellLinks } from './BuySellLinks'
import type { Direction } from './buySellPath'
import { BuySellSummary } from './BuySellSummary'
import type { BuySellData } from './loadBuySell'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

const STEPS = ['pair', 'where', 'pay', 'receive'] as const
const NOTHING: BuySellData = { coin: null, fiat: [], minimum: null, others: [], facts: null }

export function BuySellScreen({ direction, data }: { direction: Direction; data: BuySellData | null }) {
  const { t } = useTranslation('buy-sell')
  const values = useProseValues()
  const shown = data ?? NOTHING
  const { coin, minimum } = shown
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
      lead={t(`${page}.lead`, names)}
      crumb={coin?.name ?? all.name}
      between={coin ? [all] : []}
      contents={contents}
      beside={<BuySellSummary coin={coin} minimum={minimum} />}
    >
      <SeoHead title={t(`${page}.seo.title`, names)} description={t(`${page}.seo.description`, names)} />
      <Section id="steps" title={t(`${direction}.steps.title`)}>
        <NumberedSteps
          steps={STEPS.map((step) => ({
            title: t(`${direction}.steps.${step}.title`),
            texts: [t(`${direction}.steps.${step}.text`, values)],
          }))}
        />
      </Section>
      {shown.facts && <PairFigures facts={shown.facts} />}
      {!coin && <BuySellCosts direction={direction} />}
      <Cautions direction={direction} />
      <BuySellLinks direction={direction} data={shown} />
    </FormPage>
  )
}

/** Id and title of each part of the page. */
const sectionsOf = (direction: Direction, { coin }: BuySellData, hasNoPairs: boolean) =>
  [
    ['steps', `${direction}.steps.title`],
    ...(coin ? [] : ([['costs', 'costs.title']] as const)),
    ['cautions', 'cautions.title'],
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
