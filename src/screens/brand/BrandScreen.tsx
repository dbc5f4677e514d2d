import { paths } from '@/config/paths'
import { CoinLinks } from '@/features/curatedLinks/CoinLinks'
import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { ProseBody } from '@/features/prose/ProseBody'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { ButtonLink } from '@/ui/form/Button'
import { useIsOff } from '@/ui/layout/OffPages'
import { Section } from '@/ui/layout/Section'
import { FormPage } from '../FormPage'
import type { PageProps } from '../loadPage'
import type { BrandData } from './loadBrand'
import { useBrandReferral } from './useBrandReferral'

const DIRECTIONS = [
  { direction: 'buy', href: paths.buyCrypto },
  { direction: 'sell', href: paths.sellCrypto },
] as const

export function BrandScreen({ data, prose }: PageProps<BrandData>) {
  const { t } = useTranslation('buy-sell')
  const isOff = useIsOff()
  usePrefill()
  useBrandReferral(data?.code ?? null)
  if (!data || !prose) return null
  const links = DIRECTIONS.filter(({ href }) => !isOff(href)).map(({ direction, href }) => ({
    direction,
    href,
    id: `${direction}-coins`,
    title: t(`${direction}.crumb`),
  }))
  return (
    <FormPage
      title={prose.heading}
      lead={prose.lead}
      contents={[...prose.sections, ...links.map(({ id, title }) => ({ id, title }))]}
    >
      <SeoHead title={prose.title} description={prose.description} />
      <ProseBody html={prose.html} />
      {links.map(({ id, title, direction, href }) => (
        <Section key={id} id={id} title={title}>
          <CoinLinks coins={data[direction]} />
          <p>
            <ButtonLink look="outline" href={href}>
              {t(`${direction}.title`)}
            </ButtonLink>
          </p>
        </Section>
      ))}
    </FormPage>
  )
}
