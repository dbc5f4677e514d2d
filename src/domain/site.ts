import type { Vendors } from './vendors'
import type { WalletSettings } from './walletSettings'

/** What every page knows of the site it belongs to; from the operator's configuration, safe to show. */
export type Site = {
  brand: { name: string; logo: string | null; accent: string | null; contactEmail: string | null }
  /** Store pages of the mobile app; null where there is none. */
  apps: { ios: string | null; android: string | null }
  /** Without a closing slash. */
  url: string
  /** `production`, or what the operator calls another place. */
  environment: string
  vendors: Vendors
  wallet: WalletSettings
  /** Id of the maintenance under way, null while there is none. */
  maintenanceId: string | null
  /** No real money moves: the reference back end answers. */
  sandbox: boolean
}
