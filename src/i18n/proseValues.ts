import { programmesWith } from '@/config/programmes'
import { timings } from '@/config/timings'
import type { Site } from '@/domain/site/site'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export function proseValues(
  intl: string,
  { brand, url, operator }: Pick<Site, 'brand' | 'url' | 'operator'>,
): Record<string, string> {
  const number = new Intl.NumberFormat(intl, { maximumFractionDigits: 8 })
  const decimal = (text: string) => number.format(text as Intl.StringNumericLiteral)
  const percent = (text: string) =>
    new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 4 }).format(
      `${text}E-2` as Intl.StringNumericLiteral,
    )
  const dollars = (text: string) =>
    new Intl.NumberFormat(intl, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
      text as Intl.StringNumericLiteral,
    )
  const { fees, limits, loyalty, affiliate, usualMinutes } = programmesWith(operator.figures ?? {})
  return {
    brand: brand.name,
    email: brand.contactEmail ?? new URL(url).hostname,
    site: new URL(url).hostname,
    usualMinutes: usualMinutes.replace('-', '–'),
    floatingFee: percent(fees.spreadPercent.floating),
    fixedFee: percent(fees.spreadPercent.fixed),
    minimumUsd: dollars(limits.minimumUsd),
    fixedMaximumUsd: dollars(limits.fixedMaximumUsd),
    fixedMinutes: number.format(timings.fixedRate / MINUTE),
    floatingDays: number.format(timings.floatingDeposit / DAY),
    windowDays: number.format(loyalty.windowDays),
    minPayout: `${decimal(loyalty.minPayoutBtc)} BTC`,
    affiliateRate: percent(affiliate.ratePercent),
    affiliateMax: percent(affiliate.maximumPercent),
    affiliateCookieDays: number.format(affiliate.cookieDays),
    affiliateMinPayout: `${decimal(affiliate.minPayoutUsdt)} USDT`,
    ...Object.fromEntries(
      loyalty.levels.flatMap(({ name, cashbackPercent, fromBtc }) => [
        [`${name}Cashback`, percent(cashbackPercent)],
        [`${name}Volume`, `${decimal(fromBtc)} BTC`],
      ]),
    ),
  }
}
