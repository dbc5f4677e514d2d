// @ts-check
import { partsOf, parsed } from './valueTypes.js'

/** Kinds of calls (server/outbound/callKinds), and the quotes of one visitor. */
const NAMES = /** @type {const} */ (['assets', 'quote', 'create', 'read', 'act', 'visitor'])

/** @typedef {(typeof NAMES)[number]} BudgetName */
/** Calls a minute, by provider. @typedef {ReadonlyMap<string, Readonly<Partial<Record<BudgetName, number>>>>} ProviderBudgets */

/** Fewer could not be shared among visitors, orders and pages. */
const FEWEST = 10
const MOST = 100_000

/** @type {import('./valueTypes.js').ValueType<ProviderBudgets>} */
export const providerBudgets = parsed(
  `calls a minute by provider, from ${FEWEST} to ${MOST} (visitor: from 1): exolix.quote=600,exolix.visitor=60; calls are ${NAMES.join(', ')}`,
  /** @type {ProviderBudgets} */ (new Map()),
  (text) => {
    /** @type {Map<string, Partial<Record<BudgetName, number>>>} */
    const budgets = new Map()
    for (const part of partsOf(text)) {
      const [, id = '', kind, digits] = /^([a-z][a-z0-9]*)\.([a-z]+)=(\d{1,6})$/.exec(part) ?? []
      const name = NAMES.find((one) => one === kind)
      const calls = Number(digits)
      const ofProvider = budgets.get(id) ?? {}
      if (!name || name in ofProvider || calls > MOST || calls < (name === 'visitor' ? 1 : FEWEST))
        return undefined
      budgets.set(id, { ...ofProvider, [name]: calls })
    }
    return budgets
  },
)
