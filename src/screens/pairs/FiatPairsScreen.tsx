import { paths } from '@/config/paths'
import { PairLinks } from '@/features/curatedLinks/PairLinks'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { Section } from '@/ui/layout/Section'
import { FormPage } from '../FormPage'
import type { PageProps } from '../loadPage'
import type { FiatPairsData } from './loadPairs'
import { Paragraphs, useParagraphs } from './Paragraphs'

const DIRECTIONS = ['buy', 'sell'] as const
const NONE = { coins: [], fiat: [] }
const NOTHING: FiatPairsData = { buy: NONE, sell: NONE, isByRamps: false }

export function FiatPairsScreen({ data }: PageProps<FiatPairsData>) {
  const { t } = useTranslation(['pairs', 'ramp-pages'])
  const values = useProseValues()
  const paragraphs = useParagraphs('fiat')
  const pairs = data ?? NOTHING
  const { isByRamps } = pairs
  const shown = DIRECTIONS.filter((direction) => pairs[direction].fiat.length > 0)
  return (
    <FormPage
      title={t('fiat.title')}
      lead={isByRamps ? undefined : t('fiat.lead', values)}
      contents={[
        ...(isByRamps ? [] : paragraphs),
        ...shown.map((id) => ({ id, title: t(`fiat.${id}.title`) })),
      ]}
    >
      <SeoHead
        title={t('fiat.seo.title', values)}
        description={isByRamps ? t('ramp-pages:seo.buy.description') : t('fiat.seo.description')}
      />
      {!isByRamps && <Paragraphs kind="fiat" />}
      {shown.map((direction) => (
        <Pairs
          key={direction}
          direction={direction}
          sides={pairs[direction]}
          lead={isByRamps ? t(`ramp-pages:lead.${direction}`) : t(`fiat.${direction}.lead`)}
        />
      ))}
    </FormPage>
  )
}

type PairsProps = {
  direction: (typeof DIRECTIONS)[number]
  sides: FiatPairsData['buy']
  lead: string
}

function Pairs({ direction, sides: { coins, fiat }, lead }: PairsProps) {
  const { t } = useTranslation('pairs')
  const { intl } = useLanguage()
  return (
    <Section id={direction} title={t(`fiat.${direction}.title`)} lead={lead}>
      {fiat.map((money) => (
        <PairLinks
          key={money.symbol}
          title={t(`fiat.${direction}.with`, {
            name: currencyName(money, intl),
            ticker: money.symbolFront,
          })}
          image={money.image}
          pairs={coins.map((coin) => (direction === 'buy' ? [money, coin] : [coin, money]))}
          path={paths.fiatPair}
        />
      ))}
    </Section>
  )
}
