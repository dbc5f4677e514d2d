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
import type { PairsData } from './loadPairs'
import { Paragraphs, useParagraphs } from './Paragraphs'

const DIRECTIONS = ['buy', 'sell'] as const
const NOTHING: PairsData = { coins: [], fiat: [] }

export function FiatPairsScreen({ data }: PageProps<PairsData>) {
  const { t } = useTranslation('pairs')
  const { intl } = useLanguage()
  const values = useProseValues()
  const { coins, fiat } = data ?? NOTHING
  return (
    <FormPage
      title={t('fiat.title')}
      lead={t('fiat.lead', values)}
      contents={[...useParagraphs('fiat'), ...DIRECTIONS.map((id) => ({ id, title: t(`fiat.${id}.title`) }))]}
    >
      <SeoHead title={t('fiat.seo.title', values)} description={t('fiat.seo.description')} />
      <Paragraphs kind="fiat" />
      {DIRECTIONS.map((direction) => (
        <Section
          key={direction}
          id={direction}
          title={t(`fiat.${direction}.title`)}
          lead={t(`fiat.${direction}.lead`)}
        >
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
      ))}
    </FormPage>
  )
}
