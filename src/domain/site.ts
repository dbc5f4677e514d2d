import type { Vendors } from './vendors'
import type { WalletSettings } from './walletSettings'

/** A picture of a logo at the height of the header. */
export type LogoPicture = { src: string; width: number; height: number }

export type SiteLink = { label: string; href: string }

/** What of the operator file the browser needs, in the language of the page; what the file leaves out is not there. */
export type OperatorView = {
  tagline?: string
  /** By color scheme, chosen for the header's ground. */
  logo?: { light: LogoPicture; dark: LogoPicture; hasName: boolean }
  social?: { network: string; url: string }[]
  navigation?: SiteLink[]
  footer?: { title: string; links: SiteLink[] }[]
  home?: { title?: string; lead?: string; sections?: string[] }
  /** Pages that are switched off, each with all below it. */
  off?: string[]
  languages?: string[]
  defaultLanguage?: string
  defaultPair?: { from: string; to: string; amount?: string }
}

export type Site = {
  brand: { name: string; logo: string | null; accent: string | null; contactEmail: string | null }
  apps: { ios: string | null; android: string | null }
  url: string
  environment: string
  vendors: Vendors
  wallet: WalletSettings
  maintenanceId: string | null
  operator: OperatorView
  sandbox: boolean
}
