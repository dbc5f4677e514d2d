import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './PartnerNav.module.css'

export type PartnerPage = keyof typeof paths.partners
const ORDER = [
  'links',
  'statistics',
  'commissions',
  'payouts',
  'statements',
  'widgets',
  'integration',
] as const satisfies PartnerPage[]

export function PartnerNav({ here }: { here: PartnerPage }) {
  const { t } = useTranslation('partners')
  return (
    <nav className={styles.parts} aria-label={t('nav.label')}>
      {ORDER.map((page) => (
        <PageLink key={page} href={paths.partners[page]} aria-current={page === here ? 'page' : undefined}>
          {t(`nav.${page}`)}
        </PageLink>
      ))}
    </nav>
  )
}
