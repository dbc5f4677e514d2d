import type { Vendors } from './vendors'
import type { WalletSettings } from './walletSettings'

export type Site = {
  brand: { name: string; logo: string | null; accent: string | null; contactEmail: string | null }
  apps: { ios: string | null; android: string | null }
  url: string
  environment: string
  vendors: Vendors
  wallet: WalletSettings
  maintenanceId: string | null
  sandbox: boolean
}
