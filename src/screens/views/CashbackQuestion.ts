import type { EmbedTheme } from '@/domain/embed'
import type { Locale } from '@/i18n/languages'

export const UNITS = ['btc', 'usd'] as const

/** What the embedded calculator is asked in its address. */
export type CashbackQuestion = {
  locale: Locale
  theme: EmbedTheme
  /** The volume as it was typed; null: nobody has typed yet. */
  typed: string | null
  unit: (typeof UNITS)[number]
  /** The code of the partner in whose page it stands; empty where he has none. */
  ref: string
}
