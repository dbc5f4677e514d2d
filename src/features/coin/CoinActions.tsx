import Link from 'next/link'
import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import styles from './CoinActions.module.css'
import type { CoinFacts } from './coinFacts'

export function CoinActions({ coin: { name, url, slug } }: { coin: CoinFacts }) {
  const { t } = useTranslation('all_coins')
  const links = [
    [paths.whatIs(slug), t('about.more', { name })],
    [paths.buyCoin(url), t('about.buy', { name })],
    [paths.sellCoin(url), t('about.sell', { name })],
  ] as const
  return (
    <ul className={styles.actions}>
      {links.map(([href, words]) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  )
}
