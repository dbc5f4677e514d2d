// @ts-check
import { ACCOUNT_PAGE } from './pageNames.js'

/** @typedef {import('./schema.js').OperatorFile} OperatorFile */
/** @typedef {import('./describeIssues.js').OperatorFault} OperatorFault */

/** FCA PS23/6: consumers there may not be offered a reward for inviting a friend. */
const REFUSED_COUNTRIES = ['GB']

/** What the parts of a file must be together. @param {OperatorFile} file @returns {OperatorFault[]} */
export function fileRules(file) {
  return [
    ...languageFaults(file),
    ...pairFaults(file),
    ...listFaults(file),
    ...levelFaults(file),
    ...tierFaults(file),
    ...invitationFaults(file),
    ...fontFaults(file),
    ...orderFaults(file),
  ]
}

/** @param {OperatorFile} file @returns {OperatorFault[]} */
function languageFaults({ languages, defaultLanguage }) {
  const isServed = !languages || languages.includes(defaultLanguage ?? 'en')
  if (isServed) return []
  return [{ path: 'defaultLanguage', problem: `must be one of languages: ${languages.join(', ')}` }]
}

/** @param {OperatorFile} file @returns {OperatorFault[]} */
function pairFaults({ defaultPair }) {
  if (!defaultPair) return []
  if (defaultPair.from === defaultPair.to)
    return [{ path: 'defaultPair.to', problem: 'must be another currency than from' }]
  return []
}

/** @param {OperatorFile} file @returns {OperatorFault[]} */
function listFaults({ languages, home, pages, navigation }) {
  /** @type {[path: string, list: readonly string[] | undefined][]} */
  const lists = [
    ['languages', languages],
    ['home.sections', home?.sections],
    ['pages.off', pages?.off],
    ['navigation', navigation?.map(({ href }) => href)],
  ]
  return lists.flatMap(([path, list = []]) =>
    new Set(list).size < list.length ? [{ path, problem: 'must name each once' }] : [],
  )
}

/** Our own back end has accounts, whose calls would go on. @param {OperatorFile} file @returns {OperatorFault[]} */
export const accountFaults = ({ pages }) =>
  pages?.off.includes(ACCOUNT_PAGE)
    ? [
        {
          path: 'pages.off',
          problem: `must name ${ACCOUNT_PAGE} only with API_ORIGIN: our back end has accounts`,
        },
      ]
    : []

/** @param {OperatorFile} file @returns {OperatorFault[]} */
function levelFaults({ programmes }) {
  const levels = programmes?.loyalty?.levels
  if (!levels) return []
  const from = [levels.bronze, levels.silver, levels.gold, levels.platinum].map((level) =>
    Number(level.fromBtc),
  )
  const isRising = from[0] === 0 && from.every((volume, at) => at === 0 || volume > (from[at - 1] ?? 0))
  return isRising
    ? []
    : [{ path: 'programmes.loyalty.levels', problem: 'must begin at 0 BTC and rise from bronze to platinum' }]
}

/** @param {OperatorFile} file @returns {OperatorFault[]} */
function tierFaults({ programmes }) {
  const { tiers = [], maximumPercent = '2' } = programmes?.affiliate ?? {}
  const isRising = tiers.every(({ fromBtc, ratePercent }, at) => {
    const before = tiers[at - 1] ?? { fromBtc: '0', ratePercent: '0' }
    return Number(fromBtc) > Number(before.fromBtc) && Number(ratePercent) > Number(before.ratePercent)
  })
  const isWithin = tiers.every(({ ratePercent }) => Number(ratePercent) <= Number(maximumPercent))
  const path = 'programmes.affiliate.tiers'
  if (!isRising) return [{ path, problem: 'must rise from above 0 BTC, each with a higher rate' }]
  return isWithin ? [] : [{ path, problem: 'must not go above maximumPercent' }]
}

/** @param {OperatorFile} file @returns {OperatorFault[]} */
function invitationFaults({ programmes }) {
  const { countries = [], sharePercent = '0' } = programmes?.invitations ?? {}
  const refused = countries.filter((country) => REFUSED_COUNTRIES.includes(country))
  return [
    ...refused.map((country) => ({
      path: 'programmes.invitations.countries',
      problem: `must not name ${country}: rewards for inviting friends are forbidden there (FCA PS23/6)`,
    })),
    ...(Number(sharePercent) > 50
      ? [
          {
            path: 'programmes.invitations.sharePercent',
            problem: 'must be at most 50: both sides get it, and never more than an exchange earned',
          },
        ]
      : []),
  ]
}

/** @param {OperatorFile} file @returns {OperatorFault[]} */
function fontFaults({ font }) {
  return font?.file && font.family.includes(',')
    ? [{ path: 'font.family', problem: 'must be the one name of the font in font.file' }]
    : []
}

/** What must not be greater than what. @param {OperatorFile} file @returns {OperatorFault[]} */
function orderFaults({ font, programmes = {}, currencies }) {
  const { affiliate, limits, usualMinutes } = programmes
  const [fewest, most] = usualMinutes?.split('-') ?? []
  const [thin, bold] = font?.weight?.split(' ') ?? []
  /** @type {[path: string, least: string | undefined, greatest: string | undefined, problem: string][]} */
  const pairs = [
    ['font.weight', thin, bold, 'must name the thinner weight first'],
    ['programmes.usualMinutes', fewest, most, 'must name the fewer minutes first'],
    [
      'programmes.affiliate.maximumPercent',
      affiliate?.ratePercent,
      affiliate?.maximumPercent,
      'must not be below ratePercent',
    ],
    [
      'programmes.limits.fixedMaximumUsd',
      limits?.minimumUsd,
      limits?.fixedMaximumUsd,
      'must not be below minimumUsd',
    ],
    [
      'programmes.limits.maximumUsd',
      // That of an operator who names none (config/programmes).
      limits?.minimumUsd ?? '10',
      limits?.maximumUsd,
      'must not be below minimumUsd',
    ],
  ]
  const swapped = pairs.filter(
    ([, least, greatest]) =>
      least !== undefined && greatest !== undefined && Number(least) > Number(greatest),
  )
  const { allow = [], deny = [] } = currencies ?? {}
  const both = allow.filter((symbol) => deny.includes(symbol))
  return [
    ...swapped.map(([path, , , problem]) => ({ path, problem })),
    ...(both.length > 0
      ? [{ path: 'currencies.deny', problem: `must not name what is allowed: ${both.join(', ')}` }]
      : []),
  ]
}
