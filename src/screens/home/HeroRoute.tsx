import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectFrom, selectTo } from '@/store/slices/exchangeSlice'
import type { Currency } from '@/domain/currency/currency'
import { classes } from '@/ui/classes'
import route from '../Route.module.css'
import styles from './HeroRoute.module.css'

const WAY = 'M36 214C140 214 124 70 244 70S364 168 462 168 552 54 604 54'

/** The way of the exchange that the form shows: travelled up to the pennant, dotted from there. A drawing, for no reader. */
export function HeroRoute() {
  const { t } = useTranslation('main-page')
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  return (
    <svg className={styles.route} viewBox="0 0 640 256" fill="none" aria-hidden="true">
      <path className={route.open} d={WAY} />
      <path className={classes(route.travelled, styles.travelled)} d={WAY} pathLength="100" />
      <Coin currency={from} x={36} y={214} />
      <Coin currency={to} x={604} y={54} />
      <circle className={classes(route.knot, route.reached)} cx="244" cy="70" r="11" />
      <path className={route.mast} d="M244 70V20" />
      <path className={route.pennant} d="M244 20l42 11-42 11z" />
      <circle className={route.knot} cx="462" cy="168" r="11" />
      <text x="70" y="240">
        {t('hero.route.deposit')}
      </text>
      <text className={styles.now} x="244" y="106" textAnchor="middle">
        {t('hero.route.exchange')}
      </text>
      <text x="462" y="204" textAnchor="middle">
        {t('hero.route.payout')}
      </text>
    </svg>
  )
}

/** More characters are drawn as wide as these. */
const MAX_TICKER = 5
const TICKER_WIDTH = 38

/** No picture: it would be fetched before the first paint, on phones too, which do not show it. */
const Coin = ({ currency, x, y }: { currency: Currency | undefined; x: number; y: number }) => (
  <>
    <circle className={styles.coin} cx={x} cy={y} r="24" />
    {currency && (
      <text
        className={styles.ticker}
        x={x}
        y={y + 5}
        textAnchor="middle"
        textLength={currency.symbolFront.length > MAX_TICKER ? TICKER_WIDTH : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {currency.symbolFront}
      </text>
    )}
  </>
)
