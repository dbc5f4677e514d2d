import Link from 'next/link'
import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { ColorSchemeSwitch } from '@/features/colorScheme/ColorSchemeSwitch'
import { LanguageSwitch } from '@/features/language/LanguageSwitch'
import { WalletButton } from '@/features/wallet/WalletButton'
import { selectIsAuth } from '@/store/customerAccountSlice'
import { useAppSelector } from '@/store/hooks'
import { useExchangePath } from '@/store/useExchangePath'
import { Icon } from '@/ui/Icon'
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
  const { pathname } = useRouter()
  const exchange = useExchangePath()
  const isExchange = pathname === paths.exchange || pathname === paths.exchangeV2
  const isHere = (key: string, href: string) => (key === 'exchange' ? isExchange : pathname === href)
  const links = [{ key: 'exchange', href: exchange } as const, ...LINKS].map(({ key, href }) => (
    <Link key={key} href={href} prefetch={false} aria-current={isHere(key, href) ? 'page' : undefined}>
      {t(`nav.${key}`)}
    </Link>
  ))
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

/** Led to by its words alone: whether one is signed in is known a moment later, and must not move anything. */
function AccountLink() {
  const { t } = useTranslation('header')
  const { pathname } = useRouter()
  const isAuth = useAppSelector(selectIsAuth)
  return (
    <Link
      className={styles.account}
      href={isAuth ? paths.account.overview : paths.signIn()}
      prefetch={false}
      aria-current={pathname.startsWith(paths.signIn()) ? 'page' : undefined}
    >
      <Icon name="person" size={18} />
      {t('account')}
    </Link>
  )
}
