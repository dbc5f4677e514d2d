import { paths } from '@/config/paths'
import { brandPath } from '@/domain/site/brandAddress'
import { brandSlug } from '@/domain/site/brandSlug'
import { isOff } from '@/domain/site/offPages'
import type { Site, SiteLink } from '@/domain/site/site'
import { ReviewsWidget } from '@/features/reviewsWidget/ReviewsWidget'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector, useAppDispatch } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './Footer.module.css'
import { SocialLinks } from './SocialLinks'
import { needsConsent } from '@/domain/vendor/consentVendors'
import { consentReopened } from '@/store/slices/consentSlice'

const COLUMNS = [
  {
    key: 'exchange',
    links: [
      { key: 'stepByStep', href: paths.exchange },
      { key: 'oneScreen', href: paths.exchangeV2 },
      { key: 'ownExchanges', href: paths.ownExchanges },
      { key: 'account', href: paths.signIn() },
      { key: 'cryptoToCrypto', href: paths.cryptoToCrypto },
      { key: 'buySell', href: paths.buySellCrypto },
      { key: 'buy', href: paths.buyCrypto },
      { key: 'sell', href: paths.sellCrypto },
      { key: 'tether', href: paths.swapTether },
      { key: 'noSignUp', href: '/no-sign-up-exchange' },
    ],
  },
  {
    key: 'coins',
    links: [
      { key: 'all', href: paths.coins },
      { key: 'stable', href: paths.stablecoins },
      { key: 'rates', href: paths.rates },
      { key: 'crypto', href: '/crypto' },
      { key: 'token', href: '/token' },
      { key: 'fiat', href: paths.fiat },
      { key: 'cryptoexchange', href: '/cryptoexchange' },
    ],
  },
  {
    key: 'pairs',
    links: [
      { key: 'btcEth', href: paths.pair('btc', 'eth') },
      { key: 'ethBtc', href: paths.pair('eth', 'btc') },
      { key: 'btcXmr', href: paths.pair('btc', 'xmr') },
    ],
  },
  {
    key: 'help',
    links: [
      { key: 'howItWorks', href: paths.howItWorks },
      { key: 'guides', href: paths.howToExchange },
      { key: 'faq', href: paths.faq },
      { key: 'fees', href: '/fees' },
      { key: 'security', href: '/security' },
      { key: 'maintenance', href: '/maintenance' },
      { key: 'siteStatus', href: paths.siteStatus },
      { key: 'verifyReceipt', href: paths.verifyReceipt },
      { key: 'contacts', href: paths.contacts },
    ],
  },
  {
    key: 'programmes',
    links: [
      { key: 'loyalty', href: paths.loyalty },
      { key: 'platinum', href: '/platinum-users' },
      { key: 'inviteFriends', href: '/invite-friends' },
      { key: 'affiliate', href: paths.affiliate },
      { key: 'partners', href: paths.partners.links },
      { key: 'ambassador', href: '/ambassador-program' },
      { key: 'contest', href: '/trading-contest' },
    ],
  },
  {
    key: 'company',
    links: [
      { key: 'about', href: '/about' },
      { key: 'providers', href: paths.providers },
      { key: 'reviews', href: '/reviews' },
      { key: 'brandPartners', href: '/brand-partners' },
      { key: 'mobileApp', href: '/mobile-app' },
    ],
  },
] as const

const LEGAL = {
  key: 'legal',
  links: [
    { key: 'terms', href: paths.termsOfUse },
    { key: 'privacy', href: paths.privacyPolicy },
    { key: 'cookies', href: '/cookie-policy' },
    { key: 'aml', href: '/aml-policy' },
    { key: 'refunds', href: '/refund-policy' },
    { key: 'risks', href: '/risk-disclosure' },
    { key: 'complaints', href: '/complaints' },
    { key: 'countries', href: '/restricted-countries' },
    { key: 'accessibility', href: '/accessibility' },
    { key: 'imprint', href: '/imprint' },
  ],
} as const

export function Footer() {
  const { t } = useTranslation('footer')
  const { brand, operator, company } = useAppSelector(selectSite)
  return (
    <footer className={`${styles.footer} later`}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.brand}>
          <p className={styles.name}>{brand.name}</p>
          <p>{operator.tagline ?? t('claim')}</p>
          <p>
            <PageLink href={brandPath(brandSlug(brand.name))}>
              {t('buyAndSell', { brand: brand.name })}
            </PageLink>
          </p>
          {brand.contactEmail && <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>}
          {operator.social && <SocialLinks social={operator.social} />}
        </div>
        {operator.footer
          ? operator.footer.map((column) => <OperatorColumn key={column.title} {...column} />)
          : COLUMNS.map((column) => <FooterLinks key={column.key} group={column} />)}
        <FooterLinks group={LEGAL} className={styles.legal} />
        <p className={styles.company}>© {company ?? brand.name}</p>
        <ConsentSettings />
        <ReviewsWidget />
      </div>
    </footer>
  )
}

type LinksProps = { group: (typeof COLUMNS)[number] | typeof LEGAL; className?: string }

function FooterLinks({ group, className }: LinksProps) {
  const { t } = useTranslation('footer')
  const site = useAppSelector(selectSite)
  const links = group.links.filter(({ href }) => !isOff(href, site.operator.off) && !isAbsent(href, site))
  if (links.length === 0) return null
  return (
    <nav aria-label={t(`${group.key}.title`)} className={className}>
      <p className={styles.name}>{t(`${group.key}.title`)}</p>
      <ul>
        {links.map(({ key, href }) => (
          <li key={key}>
            <PageLink href={href}>{t(`${group.key}.${key}`)}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A sandbox has no providers, and what an operator's own back end records and signs is not known. */
const isAbsent = (href: string, { sandbox, operator }: Site) =>
  (href === paths.providers && (sandbox || operator.hasOwnFigures === true)) ||
  (href === paths.verifyReceipt && operator.hasOwnFigures === true)

/** GDPR, Art. 7(3): withdrawing consent is as easy as giving it. */
export function ConsentSettings() {
  const { t } = useTranslation('footer')
  const dispatch = useAppDispatch()
  if (!needsConsent(useAppSelector(selectSite).vendors)) return null
  return (
    <button type="button" className={styles.setting} onClick={() => void dispatch(consentReopened())}>
      {t('cookieSettings')}
    </button>
  )
}

function OperatorColumn({ title, links }: { title: string; links: SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <p className={styles.name}>{title}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
