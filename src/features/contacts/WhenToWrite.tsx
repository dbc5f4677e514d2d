import Link from 'next/link'
import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { Callout } from '@/ui/feedback/Callout'
import { Section } from '@/ui/layout/Section'

const WHEN = ['stuck', 'mistake', 'refund', 'idea'] as const
const WHAT = ['id', 'hash', 'story'] as const

export function WhenToWrite() {
  const { t } = useTranslation('contacts')
  const { brand } = useAppSelector(selectSite)
  return (
    <>
      <Section title={t('when.title')}>
        <ul>
          {WHEN.map((when) => (
            <li key={when}>{t(`when.${when}`)}</li>
          ))}
        </ul>
        <p>
          {t('when.first')} <Link href={paths.faq}>{t('when.faq')}</Link>
        </p>
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
