import type { Currency } from '@/domain/currency/currency'

export const OG_IMAGE_SIZE = { width: 1200, height: 630 }

type Logo = { src: string; width: number; height: number }

type OgLook = {
  brand: string
  accent: string
  ground: string
  ink: string
  muted: string
  logo: (Logo & { hasName: boolean }) | null
}

type Props = { look: OgLook; coins: { currency: Currency; icon: string | null }[] }

/** Brand and tickers only: alike in all languages. next/og knows no stylesheet; colours are those of ui/theme.css. */
export function OgImage({ look, coins }: Props) {
  const { brand, accent, ground, ink, muted, logo } = look
  return (
    <div style={{ ...column, width: '100%', height: '100%', background: ground, color: ink }}>
      <div style={{ ...row, gap: 20, padding: '56px 64px', fontSize: 44 }}>
        {logo ? <Picture logo={logo} height={56} /> : <Mark color={accent} size={44} />}
        {(logo?.hasName ?? true) && brand}
      </div>
      <div style={{ ...row, flex: 1, justifyContent: 'center', gap: 56, paddingBottom: 72 }}>
        {coins.length === 0 &&
          (logo ? (
            <Picture logo={logo} height={logo.hasName ? 220 : 120} />
          ) : (
            <Mark color={accent} size={220} />
          ))}
        {coins.flatMap(({ currency, icon }, index) => [
          ...(index > 0 ? [<Arrow key="arrow" color={accent} />] : []),
          <div key={currency.symbol} style={{ ...column, alignItems: 'center', gap: 24 }}>
            {icon && <img src={icon} width={168} height={168} alt="" style={{ borderRadius: 84 }} />}
            <div style={{ fontSize: 88 }}>{currency.symbolFront}</div>
            <div style={{ fontSize: 32, color: muted }}>
              {currency.fullInfo.network_name || currency.name}
            </div>
          </div>,
        ])}
      </div>
    </div>
  )
}

const row = { display: 'flex', alignItems: 'center' } as const
const column = { display: 'flex', flexDirection: 'column' } as const

const Picture = ({ logo, height }: { logo: Logo; height: number }) => (
  <img src={logo.src} width={(logo.width / logo.height) * height} height={height} alt="" />
)

const Mark = ({ color, size }: { color: string; size: number }) => (
  <svg width={size} height={size} viewBox="0 0 26 26">
    <circle cx="13" cy="13" r="13" fill={color} />
    <path d="M8 6.5v13M18 6.5v13M8 16.5 18 9.5" fill="none" stroke="#0f1b2d" strokeWidth="2.6" />
  </svg>
)

const Arrow = ({ color }: { color: string }) => (
  <svg width="120" height="48" viewBox="0 0 120 48">
    <path d="M4 24h104M88 6l20 18-20 18" fill="none" stroke={color} strokeWidth="8" />
  </svg>
)
