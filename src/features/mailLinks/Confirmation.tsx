import { EmailLink } from './EmailLink'
import { LinkWaiting } from './LinkWaiting'
import { SignUpLink } from './SignUpLink'
import { useLinkToken } from './useLinkToken'

export function Confirmation() {
  const brought = useLinkToken()
  if (brought === undefined) return <LinkWaiting />
  if (brought?.name === 'email-token') return <EmailLink kind="emailChanged" token={brought.token} />
  if (brought?.name === 'restore-token') return <EmailLink kind="emailRestored" token={brought.token} />
  return <SignUpLink token={brought?.token ?? null} />
}
