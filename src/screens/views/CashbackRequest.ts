import type { EmbedTheme } from '@/domain/site/embed'
import type { Locale } from '@/i18n/languages'

export const UNITS = ['btc', 'usd'] as const

export type CashbackRequest = {
  locale: Locale
  theme: EmbedTheme
  typed: string | null
  unit: (typeof UNITS)[number]
  ref: string
}
