import Link from 'next/link'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import type { LinkedCurrency } from './linkedCurrency'
import styles from './Links.module.css'

type Props = {
  title: string
  image?: string
  pairs: readonly (readonly [from: LinkedCurrency, to: LinkedCurrency])[]
  path: (from: string, to: string) => string
}

export const PairLinks = ({ title, image, pairs, path }: Props) => (
  <div className={styles.block}>
    <h3 className={styles.title}>
      {image && <CoinIcon image={image} size={24} />}
      <span>{title}</span>
    </h3>
    <ul className={styles.pairs}>
      {pairs.map(([from, to]) => (
        <li key={`${from.symbol} ${to.symbol}`}>
          <Link href={path(from.symbol, to.symbol)} prefetch={false}>
            <span>{from.label}</span> → <span>{to.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
