import type { Currency } from '@/domain/currency/currency'
import { otherName } from '@/domain/currency/otherName'
import type { OgFigures } from './ogFigures'
import type { OgLogo, OgLook } from './OgLook'
import { OgRoute, OgWeek, ROUTE_ENDS } from './OgRoute'

export const OG_IMAGE_SIZE = { width: 1200, height: 630 }

type OgCoin = { currency: Currency; icon: string | null }

type Props = { look: OgLook; page: 'home' | 'coin' | 'pair'; coins: OgCoin[]; figures: OgFigures | null }

/** Brand, tickers and figures only: alike in all languages. next/og knows no stylesheet; colours are those of ui/theme.css. */
export function OgImage({ look, page, coins, figures }: Props) {
  const [from] = coins
  // Makes room for words below the line.
  const lift = page === 'home' ? 0 : LIFT
  const price = figures?.kind === 'price' ? figures : null
  return (
    <div
      style={{
        ...column,
        position: 'relative',
        width: '100%',
        height: '100%',
        background: look.ground,
        color: look.ink,
        fontFamily: 'Manrope',
        fontWeight: 700,
      }}
    >
      {price ? <OgWeek week={price.week} look={look} /> : <OgRoute look={look} lift={lift} />}
      <Masthead look={look} size={page === 'home' ? 96 : 52} />
      {page === 'coin' && price && from ? (
        <Coin coin={from} price={price} look={look} />
      ) : (
        <Ends {...{ coins, figures, look, lift }} isNamed={page !== 'home'} />
      )}
      {figures && (
        <div style={{ ...place, right: 64, top: 64, maxWidth: 720, fontSize: 24, color: look.muted }}>
          {figures.note}
        </div>
      )}
    </div>
  )
}

const column = { display: 'flex', flexDirection: 'column' } as const
const row = { display: 'flex', alignItems: 'center' } as const
const place = { display: 'flex', position: 'absolute' } as const

function Masthead({ look, size }: { look: OgLook; size: number }) {
  const { brand, logo, accent } = look
  return (
    <div style={{ ...row, gap: size / 3, padding: '52px 64px', fontSize: size * 0.84, letterSpacing: -1 }}>
      {logo ? <Picture logo={logo} height={size} /> : <Mark color={accent} size={size} />}
      {(logo?.hasName ?? true) && brand}
    </div>
  )
}

const COIN = 120
const LIFT = 86
const KNOT = 36

type EndsProps = { coins: OgCoin[]; figures: OgFigures | null; look: OgLook; lift: number; isNamed: boolean }

/** What is sent where the line begins, and what is got where it ends. */
function Ends({ coins: [from, to], figures, look, lift, isNamed }: EndsProps) {
  const rate = figures?.kind === 'rate' ? figures : null
  const { from: start, to: end } = ROUTE_ENDS
  return (
    // Not a fragment: satori would place its children below what stands before it.
    <div style={{ ...place, left: 0, top: 0, ...OG_IMAGE_SIZE }}>
      <End coin={from} at={{ ...start, y: start.y - lift }} look={look} />
      <End coin={to} at={{ ...end, y: end.y - lift }} look={look} />
      {isNamed && from && (
        <div style={{ ...place, left: 64, bottom: 48 }}>
          <Words coin={from} text={rate?.sent} look={look} />
        </div>
      )}
      {isNamed && to && (
        <div style={{ ...place, right: 64, bottom: 48 }}>
          <Words coin={to} text={rate?.got} isEnd look={look} />
        </div>
      )}
    </div>
  )
}

type EndProps = { coin: OgCoin | undefined; at: { x: number; y: number }; look: OgLook }

function End({ coin, at: { x, y }, look }: EndProps) {
  const size = coin ? COIN : KNOT
  const knot = {
    width: size,
    height: size,
    borderRadius: size,
    border: `5px solid ${look.muted}`,
    background: look.ground,
  }
  return (
    <div style={{ ...place, left: x - size / 2, top: y - size / 2, ...(coin ? {} : knot) }}>
      {coin && <CoinMark coin={coin} size={size} look={look} />}
    </div>
  )
}

const networkOf = ({ currency }: OgCoin) => currency.fullInfo.network_name || currency.name

/** Characters of a text at its full size. */
const FULL_SIZE = 12

type WordsProps = { coin: OgCoin; text: string | undefined; isEnd?: boolean; look: OgLook }

/** What is got is about so much. */
function Words({ coin, text, isEnd = false, look }: WordsProps) {
  const shown = text ?? coin.currency.symbolFront
  const fontSize = Math.round(64 * Math.min(1, FULL_SIZE / shown.length))
  return (
    <div style={{ ...column, alignItems: isEnd ? 'flex-end' : 'flex-start' }}>
      <div style={{ ...row, gap: fontSize / 4, fontSize, letterSpacing: -1 }}>
        {isEnd && text && <About size={fontSize * 0.7} color={look.ink} />}
        {shown}
      </div>
      <div style={{ fontSize: 30, color: look.muted }}>{networkOf(coin)}</div>
    </div>
  )
}

/** The font has no «≈». */
const About = ({ size, color }: { size: number; color: string }) => (
  <svg width={size} height={size} viewBox="0 0 24 24">
    <path
      d="M3 10c3-4 6-4 9-1s6 3 9-1M3 17c3-4 6-4 9-1s6 3 9-1"
      fill="none"
      stroke={color}
      strokeWidth="2.8"
      strokeLinecap="round"
    />
  </svg>
)

type CoinProps = { coin: OgCoin; price: Extract<OgFigures, { kind: 'price' }>; look: OgLook }

function Coin({ coin, price, look }: CoinProps) {
  const { name, symbolFront } = coin.currency
  return (
    <div style={{ ...row, gap: 32, padding: '0 64px' }}>
      <CoinMark coin={coin} size={132} look={look} />
      <div style={column}>
        <div style={{ fontSize: 80, lineHeight: 1.1, letterSpacing: -2 }}>{price.price}</div>
        <div style={{ ...row, gap: 20, fontSize: 32, color: look.muted }}>
          {[name, otherName(name, symbolFront)].filter(Boolean).join(' · ')}
          {price.change && <span style={{ color: look.ink }}>{price.change}</span>}
        </div>
      </div>
    </div>
  )
}

/** As in the home page's hero, where a coin has no drawing of its own. */
function CoinMark({ coin, size, look }: { coin: OgCoin; size: number; look: OgLook }) {
  if (coin.icon)
    return <img src={coin.icon} width={size} height={size} alt="" style={{ borderRadius: size / 2 }} />
  const ticker = coin.currency.symbolFront
  return (
    <div
      style={{
        ...row,
        justifyContent: 'center',
        width: size,
        height: size,
        borderRadius: size / 2,
        background: look.ink,
        color: look.ground,
        fontSize: (size * 0.28 * 4) / Math.max(4, ticker.length),
      }}
    >
      {ticker}
    </div>
  )
}

const Picture = ({ logo, height }: { logo: OgLogo; height: number }) => (
  <img src={logo.src} width={(logo.width / logo.height) * height} height={height} alt="" />
)

const Mark = ({ color, size }: { color: string; size: number }) => (
  <svg width={size} height={size} viewBox="0 0 26 26">
    <circle cx="13" cy="13" r="13" fill={color} />
    <path d="M8 6.5v13M18 6.5v13M8 16.5 18 9.5" fill="none" stroke="#0f1b2d" strokeWidth="2.6" />
  </svg>
)
