import { useState } from 'react'
import { paths } from '@/config/paths'
import type { PartnerCode } from '@/contract/partners'
import { campaignId } from '@/domain/partner/referralCookie'
import { parseTyped } from '@/domain/money/typedAmount'
import { partnerLink } from '@/domain/site/partnerLink'
import type { Locale } from '@/i18n/languages'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { useIsOff } from '@/ui/layout/OffPages'

const PAGES = {
  home: paths.home,
  steps: paths.exchange,
  oneScreen: paths.exchangeV2,
  coins: paths.coins,
  rates: paths.rates,
  howItWorks: paths.howItWorks,
  faq: paths.faq,
} as const
type LinkedPage = keyof typeof PAGES
/** Their forms take a pair and an amount from the address. */
const WITH_FORM: readonly LinkedPage[] = ['home', 'steps', 'oneScreen']

type ChosenLink = {
  code: string
  page: LinkedPage
  language: Locale
  from: string
  to: string
  amount: string
  subId: string
}

/** `codes`: not none. */
export function useLinkBuilder(codes: PartnerCode[]) {
  const { url } = useAppSelector(selectSite)
  const { locale } = useLanguage()
  const isOff = useIsOff()
  const [typed, setTyped] = useState<ChosenLink>({
    ...{ code: '', page: 'home', language: locale },
    ...{ from: '', to: '', amount: '', subId: '' },
  })
  // The chosen code may have ended since.
  const code = codes.find((one) => one.code === typed.code) ?? codes[0]
  const chosen = { ...typed, code: code?.code ?? '' }
  const hasPair = WITH_FORM.includes(chosen.page)
  const amount = parseTyped(chosen.amount)
  const pair = hasPair && { from: chosen.from, to: chosen.to, ...(amount && { amount }) }
  const subId = chosen.subId.trim()
  const path = localePath(chosen.language, PAGES[chosen.page])
  return {
    chosen,
    choose: (changed: Partial<ChosenLink>) => setTyped((before) => ({ ...before, ...changed })),
    pages: (Object.keys(PAGES) as LinkedPage[]).filter((page) => !isOff(PAGES[page])),
    hasPair,
    isAmountWrong: chosen.amount.trim() !== '' && !amount,
    isSubIdWrong: subId !== '' && campaignId(subId) === null,
    link: partnerLink(url, { code: chosen.code, path, ...pair, subId: campaignId(subId) ?? '' }),
  }
}
