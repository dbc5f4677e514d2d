import { row } from './sentenceRow'

const TOKENS = 'tests/api/authorize.test.ts'

/** R2 and R23. */
export const roles = [
  row(
    'Two states: anonymous and signed-in (bearer token from the accessToken cookie, sent when present',
    TOKENS,
    'the bearer token from the accessToken cookie is sent when present',
  ),
  row(
    'and not the text null).',
    TOKENS,
    'the bearer token from the accessToken cookie is not sent when it is the text null, or absent',
  ),
  row(
    'Two states: anonymous and signed-in',
    'e2e/account/accountGuard.spec.ts',
    'the header leads to signing in, and to the account once that is known',
  ),
  row(
    'Visitors in the restricted UTC offsets are redirected to /restricted.',
    'e2e/pages/region.spec.ts',
    'a visitor in ${timezoneId} is redirected to /restricted, in their language, and stays there',
  ),
]
