import { ConfirmedEmail } from './ConfirmedEmail'
import { ConfirmedSignUp } from './ConfirmedSignUp'
import { useLinkToken } from './useLinkToken'

/** What the link of a letter confirms: a new account, or the changed e-mail address of an old one. */
export function Confirmation() {
  const brought = useLinkToken()
  if (brought?.name === 'email-token') return <ConfirmedEmail token={brought.token} />
  return <ConfirmedSignUp token={brought === undefined ? undefined : (brought?.token ?? null)} />
}
