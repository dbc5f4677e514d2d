import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { useIsOff } from '@/ui/layout/OffPages'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './CoinActions.module.css'
import type { CoinFacts } from './coinFacts'

export function CoinActions({ coin: { name, url, slug, trade } }: { coin: CoinFacts }) {
  const { t } = useTranslation('all_coins')
  const isOff = useIsOff()
  const all = [
    [paths.whatIs(slug), t('about.more', { name })],
    ...(trade.buy ? ([[paths.buyCoin(url), t('about.buy', { name })]] as const) : []),
    ...(trade.sell ? ([[paths.sellCoin(url), t('about.sell', { name })]] as const) : []),
  ] as const
  const links = all.filter(([href]) => !isOff(href))
  if (links.length === 0) return null
  return (
    <ul className={styles.actions}>
      {links.map(([href, words]) => (
        <li key={href}>
          <PageLink href={href}>{words}</PageLink>
        </li>
      ))}
    </ul>
  )
}
