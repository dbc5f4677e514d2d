import { otherName } from '@/domain/currency/otherName'
import { CoinName } from '@/ui/currency/CoinName'
import { classes } from '@/ui/classes'
import { useIsOff } from '@/ui/layout/OffPages'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './Links.module.css'

export type CoinLink = { name: string; ticker: string; image: string; href: string }

export function CoinLinks({ coins }: { coins: readonly CoinLink[] }) {
  const isOff = useIsOff()
  const shown = coins.filter(({ href }) => !isOff(href))
  if (shown.length === 0) return null
  return (
    <ul className={classes('later', styles.coins)}>
      {shown.map(({ name, ticker, image, href }) => (
        <li key={href}>
          <CoinName image={image} detail={otherName(name, ticker)}>
            <PageLink href={href}>{name}</PageLink>
          </CoinName>
        </li>
      ))}
    </ul>
  )
}
