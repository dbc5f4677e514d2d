import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { CoinLinks } from '@/features/curatedLinks/CoinLinks'
import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { ProseBody } from '@/features/prose/ProseBody'
import { SeoHead } from '@/shell/SeoHead'
import { ButtonLink } from '@/ui/form/Button'
import { useIsOff } from '@/ui/layout/OffPages'
import { Section } from '@/ui/layout/Section'
import { FormPage } from '../FormPage'
import type { PageProps } from '../loadPage'
import type { BrandData } from './loadBrand'

export function BrandScreen({ data, prose }: PageProps<BrandData>) {
  const { t } = useTranslation('buy-sell')
  const isOff = useIsOff()
  usePrefill()
  if (!data || !prose) return null
  return (
    <FormPage title={prose.heading} lead={prose.lead}>
      <SeoHead title={prose.title} description={prose.description} />
      <ProseBody html={prose.html} />
      {!isOff(paths.buyCrypto) && (
        <Section title={t('buy.crumb')}>
          <CoinLinks coins={data.buy} />
          <p>
            <ButtonLink look="outline" href={paths.buyCrypto}>
              {t('buy.title')}
            </ButtonLink>
          </p>
        </Section>
      )}
      {!isOff(paths.sellCrypto) && (
        <Section title={t('sell.crumb')}>
          <CoinLinks coins={data.sell} />
          <p>
            <ButtonLink look="outline" href={paths.sellCrypto}>
              {t('sell.title')}
            </ButtonLink>
          </p>
        </Section>
      )}
    </FormPage>
  )
}
