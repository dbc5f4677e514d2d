import { number } from './variable'

/** How much one address may do in a minute. Read from the environment as src/config/env.ts is. Server only. */
export const rateLimits = {
  /** Calls a minute from one address that the reference back end answers, and those among them that write. */
  get read() {
    return number('RATE_LIMIT_READ', 600)
  },
  get write() {
    return number('RATE_LIMIT_WRITE', 30)
  },
  /** Pages a minute from one address that are in no cache and must be rendered. */
  get pages() {
    return number('RATE_LIMIT_PAGES', 240)
  },
  /** Calls a minute from one address that try a password or cause a letter. */
  get auth() {
    return number('RATE_LIMIT_AUTH', 10)
  },
  /** Calls a minute from one address that cost far more than others: an export, a long list in an unusual form. */
  get heavy() {
    return number('RATE_LIMIT_HEAVY', 10)
  },
}
