import type { Announcement } from '@/domain/site/announcement'
import type { WidgetFacts } from '@/domain/partner/widget'
import type { Vendors } from '@/domain/vendor/vendors'
import type { WalletSettings } from '@/domain/wallet/walletSettings'

export type LogoPicture = { src: string; width: number; height: number }

/** Symbols: all of `allow`, or all there are, but none of `deny`. */
export type CurrencyChoice = { allow?: string[]; deny?: string[] }

export type SiteLink = { label: string; href: string }

type Level = { fromBtc: string; cashbackPercent: string }

/** The figures of an operator file, as far as it names them; decimal strings. */
export type ProgrammeFigures = {
  fees?: {
    spreadPercent?: { floating: string; fixed: string }
    payoutUsd?: { default?: string; bank?: string; byNetwork?: Record<string, string> }
    commissionPercent?: Record<string, string>
    statedCommissionPercent?: Record<string, string>
  }
  limits?: {
    minimumUsd?: string
    minimumPayoutFees?: string
    fixedMaximumUsd?: string
    maximumUsd?: string
    amountDecisionMinutes?: number
  }
  loyalty?: {
    minPayoutBtc?: string
    windowDays?: number
    levels?: { bronze: Level; silver: Level; gold: Level; platinum: Level }
  }
  affiliate?: {
    ratePercent?: string
    maximumPercent?: string
    earnedSharePercent?: string
    cookieDays?: number
    accountDays?: number
    minPayoutUsdt?: string
    approval?: 'automatic' | 'desk'
    reapplyDays?: number
    tiers?: { fromBtc: string; ratePercent: string }[]
  }
  ambassador?: { reapplyDays?: number }
  invitations?: { countries?: string[]; sharePercent?: string; capBtc?: string; days?: number }
  usualMinutes?: string
}

/** What of the operator file the browser needs, in the language of the page; what the file leaves out is not there. */
export type OperatorView = {
  tagline?: string
  /** By color scheme, chosen for the header's ground. */
  logo?: { light: LogoPicture; dark: LogoPicture; hasName: boolean }
  social?: { network: string; url: string }[]
  navigation?: SiteLink[]
  footer?: { title: string; links: SiteLink[] }[]
  home?: { title?: string; lead?: string; sections?: string[] }
  off?: string[]
  languages?: string[]
  defaultLanguage?: string
  defaultPair?: { from: string; to: string; amount?: string }
  currencies?: CurrencyChoice
  figures?: ProgrammeFigures
  /** A back end of the operator's: what `figures` leaves out is unknown. */
  hasOwnFigures?: true
}

export type Site = {
  /** The page stands in other people's pages. */
  widget?: WidgetFacts
  brand: { name: string; logo: string | null; accent: string | null; contactEmail: string | null }
  apps: { ios: string | null; android: string | null }
  url: string
  environment: string
  vendors: Vendors
  wallet: WalletSettings
  maintenanceId: string | null
  /** Announced when the page was made; none: left out. */
  announcements?: Announcement[]
  operator: OperatorView
  /** Name, address and register of who runs the site (LEGAL_NAME and others). */
  company?: string
  sandbox: boolean
  hasMetrics?: boolean
  hasCountries?: boolean
  /** No market prices are known, so none is shown and nothing is sorted by one. */
  isWithoutPrices?: true
  /** Nobody exchanges bank money. */
  isWithoutFiat?: true
  /** Coins are bought and sold for bank money through ramps, each with offers of its own (`/api/v4/ramps`). */
  hasRamps?: true
  isWithoutFixedRates?: true
  /** SERVICE_WORKER */
  isWithoutWorker?: true
  /** SEO_INDEX (domain/site/indexedLanguages.ts). */
  isIndexCurated?: true
}
