import type { CurrencyChoice } from './site'

type Localized = string | Partial<Record<string, string>>
type Percents = Partial<Record<string, string>>

/** What staff set over the operator file; what is left out is as the file has it. Decimal strings in percent. */
export type DeskSettings = {
  currencies?: CurrencyChoice
  pairs?: { deny?: { from: string; to: string }[] }
  fees?: {
    spreadPercent?: { floating: string; fixed: string }
    commissionPercent?: Percents
    statedCommissionPercent?: Percents
  }
  home?: { title?: Localized; lead?: Localized }
}
