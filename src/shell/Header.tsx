import { useRouter } from 'next/router'
import { Fragment } from 'react'
import { paths } from '@/config/paths'
import { isOff } from '@/domain/site/offPages'
import { TRACK_PATH } from '@/domain/site/trackAddress'
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
import { Button } from '@/ui/form/Button'
import styles from './Header.module.css'
import { HeaderMenu } from './HeaderMenu'
import { Logo } from './Logo'

const LINKS = [
  { key: 'coins', href: paths.coins },
  { key: 'rates', href: paths.rates },
  { key: 'howItWorks', href: paths.howItWorks },
  { key: 'ownExchanges', href: paths.ownExchanges },
] as const

const MENU_LINKS = [
  { key: 'buy', href: paths.buyCrypto },
  { key: 'sell', href: paths.sellCrypto },
  { key: 'faq', href: paths.faq },
  { key: 'contacts', href: paths.contacts },
] as const

export function Header() {
  const { t } = useTranslation('header')
  const links = <NavigationLinks />
  return (
    <header className={styles.header}>
      <div className={`page ${styles.row}`}>
        {/* The blanks between links are for text browsers, which have no styles to hold names apart. */}
        <Logo />{' '}
        <nav className={styles.nav} aria-label={t('nav.label')}>
          {links}
        </nav>
        <div className={styles.tools}>
          <AccountLink /> <WalletButton />
          <LanguageSwitch />
          <ColorSchemeSwitch />
        </div>
        <HeaderMenu>
          {links}
          <MenuLinks />
          <AccountLink isInMenu /> <TrackField />
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
    <Fragment key={href}>
      <PageLink href={href} aria-current={isHere(href) ? 'page' : undefined}>
        {label}
        {href === paths.ownExchanges && <OpenCount />}
      </PageLink>{' '}
    </Fragment>
  ))
}

/** Of the menu on a phone, from where the footer is far. An operator's own navigation is all there is. */
function MenuLinks() {
  const { t } = useTranslation('header')
  const { pathname } = useRouter()
  const { navigation, off } = useAppSelector(selectSite).operator
  if (navigation) return null
  return MENU_LINKS.filter(({ href }) => !isOff(href, off)).map(({ key, href }) => (
    <Fragment key={href}>
      <PageLink href={href} aria-current={pathname === href ? 'page' : undefined}>
        {t(`nav.${key}`)}
      </PageLink>{' '}
    </Fragment>
  ))
}

/** Every page carries this form, so it does without scripts: the server opens the exchange, or says what is wrong. */
function TrackField() {
  const { t } = useTranslation('header')
  const { locale } = useRouter()
  return (
    <form className={styles.track} action={TRACK_PATH} role="search">
      <input type="hidden" name="lang" value={locale} />
      <label>
        {t('track.label')}
        <input
          name="id"
          placeholder={t('track.placeholder')}
          maxLength={500}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </label>
      <Button type="submit" size="small">
        {t('track.open')}
      </Button>
    </form>
  )
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

/** Who is signed in is known later, and must not move anything: the initial is as large as the drawing. */
function AccountLink({ isInMenu = false }: { isInMenu?: boolean }) {
  const { t } = useTranslation('header')
  const { pathname } = useRouter()
  const isSignedIn = useIsSignedIn()
  const { off } = useAppSelector(selectSite).operator
  const known = useAppSelector((state) => state.customerAccount.email)
  const email = isSignedIn ? known : null
  if (isOff(paths.signIn(), off)) return null
  return (
    <PageLink
      className={styles.account}
      title={email ?? undefined}
      href={isSignedIn ? paths.account.overview : paths.signIn()}
      aria-current={pathname.startsWith(paths.signIn()) ? 'page' : undefined}
    >
      {email ? (
        <span className={styles.initial} aria-hidden="true">
          {Array.from(email)[0]}
        </span>
      ) : (
        <Icon name="person" size={18} />
      )}
      {t('account')}
      {email && (
        <span className={isInMenu ? styles.email : 'unseen'} translate="no">
          {` ${email}`}
        </span>
      )}
    </PageLink>
  )
}
