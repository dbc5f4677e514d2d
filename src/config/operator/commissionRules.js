// @ts-check
import { COMMISSION_TERMS } from '../environment/commissionTerms.js'
import { schema } from '../environment/schema.js'

/** @typedef {import('../environment/schema.js').Environment} Environment */
/** @typedef {import('./schema.js').OperatorFile} OperatorFile */

const ENTRY = 'OPERATOR_FILE programmes.fees.commissionPercent'

/** What the operator file wants to earn, against the providers that are on. @param {OperatorFile} file
 * @param {Environment} values @returns {import('../environment/readEnvironment.js').Fault[]} */
export function commissionFaults({ programmes }, values) {
  /** @type {Readonly<Record<string, string | undefined>>} */
  const percents = programmes?.fees?.commissionPercent ?? {}
  const all = percents.default ?? '0'
  const tooMuch = Object.entries(COMMISSION_TERMS)
    .filter(([id, { maxBasisPoints }]) => values.providers.includes(id) && maxBasisPoints > 0)
    .filter(([id, { maxBasisPoints }]) => Number(percents[id] ?? all) * 100 > maxBasisPoints)
    .map(([id, { maxBasisPoints }]) => ({
      name: ENTRY,
      problem: `must be at most ${maxBasisPoints / 100}: ${id} takes no more; name ${id} apart, such as { default: ${all}, ${id}: ${maxBasisPoints / 100} }`,
    }))
  return [...tooMuch, ...recipientFaults(percents.near ?? all, values)]
}

/** @param {string} percent @param {Environment} values */
function recipientFaults(percent, { providers, nearFeeAccount }) {
  const isNamed = providers.includes('near') && Number(percent) > 0
  if (!isNamed || nearFeeAccount) return []
  const problem = `must be set too: near pays the commission of ${percent} % in programmes.fees.commissionPercent to this account of yours`
  return [{ name: schema.nearFeeAccount.name, problem }]
}

/** @param {OperatorFile} file @param {Environment} values @returns {string[]} */
export function commissionWarnings({ programmes }, { providers, nearFeeAccount, nearReferral }) {
  if (!providers.includes('near')) return []
  /** @type {Readonly<Record<string, string | undefined>>} */
  const percents = programmes?.fees?.commissionPercent ?? {}
  const isNamed = Number(percents.near ?? percents.default ?? 0) > 0
  if (!isNamed)
    return nearFeeAccount
      ? ['NEAR_FEE_ACCOUNT has no effect: programmes.fees.commissionPercent names nothing for near']
      : []
  return nearReferral
    ? []
    : [
        'NEAR_REFERRAL is not set: what near has paid cannot be looked up, because your orders cannot be found',
      ]
}
