import { numberFormat } from '@/domain/money/numberFormat'
import { minutesText } from '@/domain/exchange/quote'
import Big from 'big.js'
import { LOCALES } from '@/config/locales'
import { programmesWith, type Programmes } from '@/config/programmes'
import { rules } from '@/config/rules'
import * as timings from '@/config/timings'
import { TIER_DAYS, type Tier } from '@/domain/partner/tiers'
import type { Site } from '@/domain/site/site'
import { DAY, FLOATING_DEPOSIT, MINUTE, SECOND } from '@/domain/time/durations'

/** In US dollars. */
export const EXAMPLE_USD = '1000'

export function proseValues(
  intl: string,
  { brand, url, operator }: Pick<Site, 'brand' | 'url' | 'operator'>,
): Record<string, string> {
  const number = numberFormat(intl, { maximumFractionDigits: 8 })
  const decimal = (text: string) => number.format(text as Intl.StringNumericLiteral)
  const percent = (text: string) =>
    numberFormat(intl, { style: 'percent', maximumFractionDigits: 4 }).format(
      `${text}E-2` as Intl.StringNumericLiteral,
    )
  const dollars = (text: string) =>
    numberFormat(intl, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
      text as Intl.StringNumericLiteral,
    )
  const languages = (operator.languages ?? LOCALES).length
  const figures = programmesWith(operator.figures ?? {})
  const { fees, limits, loyalty, usualMinutes } = figures
  return {
    ...exampleValues(intl, figures),
    brand: brand.name,
    email: brand.contactEmail ?? '',
    site: new URL(url).hostname,
    languageCount: languages > 1 ? number.format(languages) : '',
    usualMinutes: minutesText(usualMinutes),
    floatingFee: percent(fees.spreadPercent.floating),
    fixedFee: percent(fees.spreadPercent.fixed),
    minimumUsd: dollars(limits.minimumUsd),
    fixedMaximumUsd: dollars(limits.fixedMaximumUsd),
    maximumUsd: dollars(limits.maximumUsd),
    fixedMinutes: number.format(timings.fixedRate / MINUTE),
    floatingDays: number.format(FLOATING_DEPOSIT / DAY),
    rateSeconds: number.format(timings.quoteRefresh / SECOND),
    transferMinutes: number.format(timings.exchangeTransfer / MINUTE),
    dropPercent: percent(String(rules.askAboutDropPercent)),
    ownListMax: number.format(rules.ownExchangesKept),
    windowDays: number.format(loyalty.windowDays),
    minPayout: `${decimal(loyalty.minPayoutBtc)} BTC`,
    ...partnerValues(figures, { number: (value) => number.format(value), decimal, percent }),
    invitationShare: percent(figures.invitations.sharePercent),
    invitationCap: `${decimal(figures.invitations.capBtc)}\u00a0BTC`,
    invitationDays: number.format(figures.invitations.days),
    invitationCountries: countryNames(intl, figures.invitations.countries),
    ...Object.fromEntries(
      loyalty.levels.flatMap(({ name, cashbackPercent, fromBtc }) => [
        [`${name}Cashback`, percent(cashbackPercent)],
        [`${name}Volume`, `${decimal(fromBtc)} BTC`],
      ]),
    ),
  }
}

function countryNames(intl: string, countries: readonly string[]): string {
  const names = new Intl.DisplayNames(intl, { type: 'region' })
  return new Intl.ListFormat(intl).format(countries.map((country) => names.of(country) ?? country))
}

type Written = (text: string) => string
type Writers = { number: (value: number) => string; decimal: Written; percent: Written }

const partnerValues = (
  { affiliate, ambassador }: Pick<Programmes, 'affiliate' | 'ambassador'>,
  { number, decimal, percent }: Writers,
) => ({
  affiliateRate: percent(affiliate.ratePercent),
  affiliateMax: percent(affiliate.maximumPercent),
  ...tierValues(affiliate.tiers, decimal, percent),
  affiliateCookieDays: number(affiliate.cookieDays),
  ambassadorReapplyDays: number(ambassador.reapplyDays),
  affiliateMinPayout: `${decimal(affiliate.minPayoutUsdt)} USDT`,
})

const tierValues = (tiers: readonly Tier[], decimal: Written, percent: Written) => ({
  affiliateTiers: tiers
    .map(({ fromBtc, ratePercent }) => `${decimal(fromBtc)}\u00a0BTC – ${percent(ratePercent)}`)
    .join('; '),
  tierDays: decimal(String(TIER_DAYS)),
})

function exampleValues(
  intl: string,
  { fees, loyalty, affiliate }: ReturnType<typeof programmesWith>,
): Record<string, string> {
  const money = numberFormat(intl, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const share = (percent: string) =>
    money.format(new Big(EXAMPLE_USD).times(percent).div(100).toFixed() as Intl.StringNumericLiteral)
  const rest = (percent: string) => share(new Big(100).minus(percent).toFixed())
  return {
    exampleUsd: share('100'),
    exampleFloatingFee: share(fees.spreadPercent.floating),
    exampleFixedFee: share(fees.spreadPercent.fixed),
    exampleFloatingRest: rest(fees.spreadPercent.floating),
    exampleFixedRest: rest(fees.spreadPercent.fixed),
    exampleCommission: share(affiliate.ratePercent),
    ...Object.fromEntries(
      loyalty.levels.map(({ name, cashbackPercent }) => [
        `example${name[0]?.toUpperCase() ?? ''}${name.slice(1)}Cashback`,
        share(cashbackPercent),
      ]),
    ),
  }
}
