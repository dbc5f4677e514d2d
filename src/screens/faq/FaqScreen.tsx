import { paths } from '@/config/paths'
import { Faq } from '@/features/faq/Faq'
import { useFaqContents } from '@/features/faq/useFaqContents'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAddressIn } from '@/shell/useAddressIn'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { ButtonLink } from '@/ui/form/Button'
import { useIsOff } from '@/ui/layout/OffPages'
import { Section } from '@/ui/layout/Section'
import { ContentPage } from '../ContentPage'

const MORE = 'more'

export function FaqScreen() {
  const { t } = useTranslation('faq')
  const { brand } = useAppSelector(selectSite)
  const isOff = useIsOff()
  const addressIn = useAddressIn()
  const groups = useFaqContents()
  const hasMore = !isOff(paths.contacts)
  const more = t('more.title')
  return (
    <ContentPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <ButtonLink href={paths.howItWorks} look="outline">
          {t('more.how')}
        </ButtonLink>
      }
      contents={hasMore ? [...groups, { id: MORE, title: more }] : groups}
    >
      <SeoHead title={t('seo.title', { brand: brand.name })} description={t('seo.description')} />
      <Faq address={addressIn()} />
      {hasMore && (
        <Section id={MORE} title={more} lead={t('more.text')}>
          <div>
            <ButtonLink href={paths.contacts}>{t('more.contact')}</ButtonLink>
          </div>
        </Section>
      )}
    </ContentPage>
  )
}
