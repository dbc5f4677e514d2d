/** A test that only `npm run verify -- --full` and a run with `VERIFY_FULL=1` contain. */
export const FULL = { tag: '@full' }

export const isFullRun = process.env.VERIFY_FULL === '1'

/** Of a table of like cases the quick run takes some; the full one takes all. */
export const quickIf = (isQuick: boolean) => (isQuick ? {} : FULL)

/** One fault of each kind: reported by the back end, unreadable, and no connection at all. */
const QUICK_FAULTS = ['status 500', 'a wrong shape', 'a refused connection']
export const quickFault = (name: string, others: readonly string[] = []) =>
  quickIf([...QUICK_FAULTS, ...others].includes(name))
