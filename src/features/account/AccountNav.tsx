import { useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import links from '@/ui/layout/SectionLinks.module.css'
import { useIsOff } from '@/ui/layout/OffPages'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './AccountNav.module.css'

const PAGES = { ...paths.account, partners: paths.partners.links }
export type AccountPage = keyof typeof PAGES
const ORDER = [
  'overview',
  'history',
  'loyalty',
  'payouts',
  'paymentLinks',
  'partners',
  'ambassador',
  'invitations',
  'settings',
] as const

export function AccountNav({ here }: { here: AccountPage }) {
  const { t } = useTranslation('customer_account')
  const isOff = useIsOff()
  const ref = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen.
  useEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [here])
  return (
    <nav className={`${links.links} ${styles.nav}`} ref={ref} aria-label={t('nav.label')}>
      {ORDER.filter((page) => !isOff(PAGES[page])).map((page) => (
        <PageLink key={page} href={PAGES[page]} aria-current={page === here ? 'page' : undefined}>
          {t(`nav.${page}`)}
        </PageLink>
      ))}
    </nav>
  )
}
