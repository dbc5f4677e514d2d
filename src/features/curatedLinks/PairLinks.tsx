import { CoinIcon } from '@/ui/currency/CoinIcon'
import { useIsOff } from '@/ui/layout/OffPages'
import { PageLink } from '@/ui/layout/PageLink'
import type { LinkedCurrency } from './linkedCurrency'
import styles from './Links.module.css'

type Props = {
  title: string
  image?: string
  pairs: readonly (readonly [from: LinkedCurrency, to: LinkedCurrency])[]
  path: (from: string, to: string) => string
}

export function PairLinks({ title, image, pairs, path }: Props) {
  const isOff = useIsOff()
  const shown = pairs.filter(([from, to]) => !isOff(path(from.symbol, to.symbol)))
  if (shown.length === 0) return null
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>
        {image && <CoinIcon image={image} size={24} />}
        <span>{title}</span>
      </h3>
      <ul className={styles.pairs}>
        {shown.map(([from, to]) => (
          <li key={`${from.symbol} ${to.symbol}`}>
            <PageLink href={path(from.symbol, to.symbol)}>
              <span>{from.label}</span> → <span>{to.label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
