import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'
import { Section } from '@/ui/layout/Section'
import { useIsOff } from '@/ui/layout/OffPages'
import { PageLink } from '@/ui/layout/PageLink'

const WHEN = ['stuck', 'mistake', 'refund', 'idea'] as const
const WHAT = ['id', 'hash', 'story'] as const

export function WhenToWrite() {
  const { t } = useTranslation('contacts')
  const isOff = useIsOff()
  const { brand } = useAppSelector(selectSite)
  return (
    <>
      <Section title={t('when.title')}>
        <ul>
          {WHEN.map((when) => (
            <li key={when}>{t(`when.${when}`)}</li>
          ))}
        </ul>
        {!isOff(paths.faq) && (
          <p>
            {t('when.first')} <PageLink href={paths.faq}>{t('when.faq')}</PageLink>
          </p>
        )}
      </Section>
      <Section title={t('what.title')}>
        <ul>
          {WHAT.map((what) => (
            <li key={what}>{t(`what.${what}`)}</li>
          ))}
        </ul>
      </Section>
      <Callout title={t('never.title')}>
        <p>{t('never.text')}</p>
      </Callout>
      {brand.contactEmail && (
        <p>
          {t('email')} <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
        </p>
      )}
    </>
  )
}
