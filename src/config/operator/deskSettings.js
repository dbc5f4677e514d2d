// @ts-check
import { z } from 'zod'
import { choiceFaults, unknownNames, withCanonicalNames } from './coinRules.js'
import { currencies, pairs } from './coinFields.js'
import { commissions, statedCommissions } from './commissionFields.js'
import { commissionFaults } from './commissionRules.js'
import { describeIssues } from './describeIssues.js'
import { localized, percent } from './fields.js'
import { fileRules } from './fileRules.js'

/** @typedef {import('./schema.js').OperatorFile} OperatorFile */
/** @typedef {import('./describeIssues.js').OperatorFault} OperatorFault */
/** @typedef {import('../../domain/site/deskSettings').DeskSettings} DeskSettings */
/** @typedef {import('../environment/schema.js').Environment} Environment */

/** The parts of the operator file that the desk sets over it, by the same rules. */
const deskSettingsSchema = z.strictObject({
  currencies: currencies.optional(),
  pairs: pairs.optional(),
  fees: z
    .strictObject({
      spreadPercent: z.strictObject({ floating: percent, fixed: percent }).optional(),
      commissionPercent: commissions.optional(),
      statedCommissionPercent: statedCommissions.optional(),
    })
    .optional(),
  home: z.strictObject({ title: localized.optional(), lead: localized.optional() }).optional(),
})

/**
 * Denied is what either denies: only the file takes back what it denies. Everything else of the desk takes the place of
 * what the file says.
 * @param {OperatorFile} file @param {DeskSettings} set @returns {OperatorFile}
 */
export function layOver(file, { currencies: choice, pairs: pairRules, fees, home }) {
  const allow = choice?.allow ?? file.currencies?.allow
  const deny = union(file.currencies?.deny, choice?.deny, (name) => name)
  const deniedPairs = union(file.pairs?.deny, pairRules?.deny, ({ from, to }) => `${from} ${to}`)
  return {
    ...file,
    ...((allow ?? deny) && { currencies: { ...(allow && { allow }), ...(deny && { deny }) } }),
    ...(deniedPairs && { pairs: { deny: deniedPairs } }),
    ...(fees && {
      programmes: { ...file.programmes, fees: { ...file.programmes?.fees, ...fees } },
    }),
    ...(home && { home: { ...file.home, ...home } }),
  }
}

/** @template T @param {readonly T[] | undefined} one @param {readonly T[] | undefined} other
 * @param {(item: T) => string} keyOf @returns {T[] | undefined} */
function union(one, other, keyOf) {
  const all = [...(one ?? []), ...(other ?? [])]
  if (all.length === 0) return undefined
  return [...new Map(all.map((item) => [keyOf(item), item])).values()]
}

/**
 * @param {unknown} sent @param {OperatorFile} file @param {Environment} values
 * @returns {{ settings: DeskSettings, faults: OperatorFault[] }} with the names of networks as ours
 */
export function readDeskSettings(sent, file, values) {
  const parsed = deskSettingsSchema.safeParse(sent, { reportInput: true })
  if (!parsed.success) return { settings: {}, faults: describeIssues(parsed.error.issues) }
  const named = withCanonicalNames({
    ...(parsed.data.currencies && { currencies: parsed.data.currencies }),
    ...(parsed.data.pairs && { pairs: parsed.data.pairs }),
  })
  const settings = /** @type {DeskSettings} */ ({ ...parsed.data, ...named })
  const laid = layOver(file, settings)
  return { settings, faults: faultsOf(laid, settings, values) }
}

/** A first pair that is no longer offered is replaced by another one, so that a coin can be removed in a hurry.
 * @param {OperatorFile} laid @param {DeskSettings} settings @param {Environment} values @returns {OperatorFault[]} */
function faultsOf(laid, settings, values) {
  const { defaultPair: _, ...others } = laid
  const named = /** @type {OperatorFile} */ ({ currencies: settings.currencies, pairs: settings.pairs })
  return [
    ...fileRules(others),
    ...unknownNames(named),
    ...choiceFaults(others),
    ...commissionFaults(laid, values).map(({ name, problem }) => ({
      path: name.replace(/^OPERATOR_FILE programmes\./, ''),
      problem,
    })),
  ]
}
