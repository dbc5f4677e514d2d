import Link from 'next/link'
import { CoinName } from '@/ui/currency/CoinName'
import styles from './Links.module.css'

export type CoinLink = { name: string; ticker: string; image: string; href: string }

export const CoinLinks = ({ coins }: { coins: readonly CoinLink[] }) => (
  <ul className={styles.coins}>
    {coins.map(({ name, ticker, image, href }) => (
      <li key={href}>
        <CoinName image={image} detail={ticker}>
          <Link href={href} prefetch={false}>
            {name}
          </Link>
        </CoinName>
      </li>
    ))}
  </ul>
)
