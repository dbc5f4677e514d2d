import { paths } from '@/config/paths'
import { PairLinks } from '@/features/curatedLinks/PairLinks'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { Section } from '@/ui/layout/Section'
import { FormPage } from '../FormPage'
import type { PageProps } from '../loadPage'
import type { LinkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { Paragraphs, useParagraphs } from './Paragraphs'

export function CryptoPairsScreen({ data }: PageProps<{ coins: LinkedCurrency[] }>) {
  const { t } = useTranslation('pairs')
  const values = useProseValues()
  const coins = data?.coins ?? []
  return (
    <FormPage
      title={t('crypto.title')}
      lead={t('crypto.lead', values)}
      contents={[...useParagraphs('crypto'), { id: 'list', title: t('crypto.list') }]}
    >
      <SeoHead title={t('crypto.seo.title', values)} description={t('crypto.seo.description')} />
      <Paragraphs kind="crypto" />
      <Section id="list" title={t('crypto.list')} lead={t('crypto.listLead')}>
        {coins.map((coin) => (
          <PairLinks
            key={coin.symbol}
            title={t('crypto.exchange', { name: coin.name })}
            image={coin.image}
            pairs={coins.filter((other) => other !== coin).map((other) => [coin, other])}
            path={paths.pair}
          />
        ))}
      </Section>
    </FormPage>
  )
}
