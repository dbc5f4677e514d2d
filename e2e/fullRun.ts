/** A test that only `npm run verify -- --full` and a run with `VERIFY_FULL=1` contain. */
export const FULL = { tag: '@full' }
