import { CHROMIUM_ARGS } from '../../e2e/chromium.mjs'

/** With the compilers for hot code, which the tests leave out and which a visitor's browser has. */
export const BENCH_ARGS = CHROMIUM_ARGS.filter((argument) => !argument.startsWith('--js-flags='))
