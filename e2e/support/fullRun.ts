/** A test that only `npm run verify -- --full` and a run with `VERIFY_FULL=1` contain. */
export const FULL = { tag: '@full' }

export const isFullRun = process.env.VERIFY_FULL === '1'

/** Of a table of like cases the quick run takes some; the full one takes all. */
export const quickIf = (isQuick: boolean) => (isQuick ? {} : FULL)

/** The quick run has the commonest fault. */
export const quickFault = (name: string) => quickIf(name === 'status 500')
