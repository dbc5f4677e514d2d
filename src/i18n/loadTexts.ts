import { numberFormat } from '@/domain/money/numberFormat'
import { conditions } from '@/config/capabilities'
import { pagesOff } from '@/config/operator/operatorFacts'
import { liveCommissions } from '@/config/liveCommissions'
import { callersDays } from '@/config/publicEnv'
import { readSite } from '@/config/site'
import type { Prose } from '@/domain/text/prose'
import { asLocale, LANGUAGES, type Locale } from './languages'
import { legalFacts } from './legalFacts'
import { lifetimeFacts } from './lifetimeFacts'
import { localePrefix } from './localePath'
import { pageExamples } from './pageExamples'
import { proseLanguage, proseText } from './proseText'
import { EXAMPLE_USD, proseValues } from './proseValues'
import { readProse } from './readProse'
import { readGroups } from './readTexts'
import { unknownFigures, withoutFigures } from './unknownFigures'
import type { TextStore } from './useTranslation'
import { withConditions } from './withConditions'

/** The shell's own groups travel with every page (R16). */
const SHELL_GROUPS = ['header', 'footer', 'exchange', 'main-page', 'reusable', 'maintenance', 'wallet']

/** What a page knows of its texts. */
export type PageTexts = { locale: Locale; textStore: TextStore }

/** The shell's texts and those of `groups`. */
export function loadTexts(locale: string | undefined, groups: readonly string[] = []): { texts: PageTexts } {
  const language = asLocale(locale)
  const textStore = { [language]: readGroups(language, [...SHELL_GROUPS, ...groups]) }
  return { texts: { locale: language, textStore } }
}

/** @param off addresses that no link of the page leads to */
export async function loadProse(
  name: string,
  locale: Locale,
  more: Record<string, string> = {},
  off: readonly string[] = pagesOff(),
): Promise<Prose> {
  const language = proseLanguage(name, locale)
  const { intl } = LANGUAGES[language]
  const site = readSite()
  const facts = {
    ...proseValues(intl, site),
    ...pageExamples(intl, EXAMPLE_USD, site),
    ...legalFacts(intl),
    ...lifetimeFacts(intl),
    ...conditions(),
    callersDays: callersLength(intl),
    commissions: commissionList(intl),
    ...more,
  }
  const unknown = unknownFigures()
  const known = { ...facts, ...Object.fromEntries(unknown.map((figure) => [figure, ''])) }
  const text = withConditions(await proseText(name, language), known)
  return readProse(withoutFigures(text, unknown), facts, localePrefix(locale), off)
}

/** `NEAR Intents 0.5%, SideShift 1%`; empty: none is known. */
function commissionList(intl: string): string {
  const percent = numberFormat(intl, { style: 'percent', maximumFractionDigits: 2 })
  return liveCommissions()
    .map((one) => `${one.name} ${percent.format(`${one.percent}E-2` as Intl.StringNumericLiteral)}`)
    .join(intl.startsWith('zh') || intl.startsWith('ja') ? '、' : ', ')
}

/** How long our back end stores addresses of callers; empty: it does not. */
function callersLength(intl: string): string {
  const days = callersDays()
  const length = numberFormat(intl, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return days === null ? '' : length.format(days)
}
