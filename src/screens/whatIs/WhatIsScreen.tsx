import { paths } from '@/config/paths'
import { CoinLinks } from '@/features/curatedLinks/CoinLinks'
import { CoinExplained } from '@/features/guide/CoinExplained'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { useProseValues } from '@/store/useProseValues'
import { ButtonLink } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import { coinSeo } from '../coinSeo'
import { FormPage } from '../FormPage'
import type { PageProps } from '../loadPage'
import type { WhatIsData } from './loadWhatIs'
import styles from './WhatIs.module.css'

const SECTIONS = ['kind', 'where', 'send', 'get', 'others'] as const

export function WhatIsScreen({ data }: PageProps<WhatIsData>) {
  const { t } = useTranslation('guides')
  const values = useProseValues()
  const { brand } = useAppSelector(selectSite)
  if (!data) return null
  const { coin, symbol, partner, others, trade } = data
  const words = { ...values, name: coin.name, ticker: coin.ticker }
  return (
    <FormPage
      title={t('what.title', words)}
      lead={t('what.lead', words)}
      between={[{ name: t('crumb'), path: paths.howToExchange }]}
      contents={SECTIONS.map((id) => ({ id, title: t(`what.${id}`, words) }))}
      hasShortSections
    >
      <SeoHead
        {...coinSeo(
          { name: coin.name, ticker: coin.ticker, brand: brand.name },
          {
            title: (names) => t('what.seo.title', names),
            shortTitle: (names) => t('what.seo.titleShort', names),
            description: (names) => t('what.seo.description', names),
          },
        )}
      />
      <CoinExplained coin={coin} />
      <Section id="get" title={t('what.get', words)} lead={t('what.getText', words)}>
        <div className={styles.buttons}>
          {trade.buy && <ButtonLink href={paths.buyCoin(coin.url)}>{t('what.buy', words)}</ButtonLink>}
          {trade.sell && (
            <ButtonLink look="outline" href={paths.sellCoin(coin.url)}>
              {t('what.sell', words)}
            </ButtonLink>
          )}
          <ButtonLink look="outline" href={paths.coin(coin.url)}>
            {t('what.price', words)}
          </ButtonLink>
          {partner && (
            <ButtonLink look="outline" href={paths.guide(partner, symbol)}>
              {t('what.guide', words)}
            </ButtonLink>
          )}
        </div>
      </Section>
      <Section id="others" title={t('what.others')}>
        <CoinLinks coins={others} />
      </Section>
    </FormPage>
  )
}
