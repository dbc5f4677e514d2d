import { useRouter } from 'next/router'
import { paths } from '@/config/paths'
import { isOff } from '@/domain/site/offPages'
import { ColorSchemeSwitch } from '@/features/colorScheme/ColorSchemeSwitch'
import { LanguageSwitch } from '@/features/language/LanguageSwitch'
import { WalletButton } from '@/features/wallet/WalletButton'
import { useIsSignedIn } from '@/auth/useIsSignedIn'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectOpenExchanges } from '@/store/slices/otherSlice'
import { selectSite } from '@/store/slices/siteSlice'
import { useExchangePath } from '@/store/useExchangePath'
import { Icon } from '@/ui/layout/Icon'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './Header.module.css'
import { HeaderMenu } from './HeaderMenu'
import { Logo } from './Logo'

const LINKS = [
  { key: 'coins', href: paths.coins },
  { key: 'rates', href: paths.rates },
  { key: 'howItWorks', href: paths.howItWorks },
  { key: 'ownExchanges', href: paths.ownExchanges },
] as const

export function Header() {
  const { t } = useTranslation('header')
  const links = <NavigationLinks />
  return (
    <header className={styles.header}>
      <div className={`page ${styles.row}`}>
        <Logo />
        <nav className={styles.nav} aria-label={t('nav.label')}>
          {links}
        </nav>
        <div className={styles.tools}>
          <AccountLink />
          <WalletButton />
          <LanguageSwitch />
          <ColorSchemeSwitch />
        </div>
        <HeaderMenu>
          {links}
          <AccountLink />
        </HeaderMenu>
      </div>
    </header>
  )
}

function NavigationLinks() {
  const { t } = useTranslation('header')
  const { pathname } = useRouter()
  const exchange = useExchangePath()
  const { navigation, off } = useAppSelector(selectSite).operator
  const ours = [{ key: 'exchange', href: exchange } as const, ...LINKS]
    .filter(({ href }) => !isOff(href, off))
    .map(({ key, href }) => ({ label: t(`nav.${key}`), href }))
  const isExchange = (path: string) => path === paths.exchange || path === paths.exchangeV2
  const isHere = (href: string) => pathname === href || (isExchange(href) && isExchange(pathname))
  return (navigation ?? ours).map(({ label, href }) => (
    <PageLink key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
      {label}
      {href === paths.ownExchanges && <OpenCount />}
    </PageLink>
  ))
}

/** Out of the flow, so that nothing moves when it appears. */
function OpenCount() {
  const { t } = useTranslation('header')
  const number = useAppSelector(selectOpenExchanges)
  if (number === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {number}
      </span>{' '}
      <span className="unseen">{t('nav.open', { number })}</span>
    </>
  )
}

/** The same text either way: whether one is signed in is known later, and must not move anything. */
function AccountLink() {
  const { t } = useTranslation('header')
  const { pathname } = useRouter()
  const isSignedIn = useIsSignedIn()
  return (
    <PageLink
      className={styles.account}
      href={isSignedIn ? paths.account.overview : paths.signIn()}
      aria-current={pathname.startsWith(paths.signIn()) ? 'page' : undefined}
    >
      <Icon name="person" size={18} />
      {t('account')}
    </PageLink>
  )
}
