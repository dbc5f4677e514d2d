import { paths } from '@/config/paths'
import type { Failure } from '@/domain/text/failure'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { ButtonLink } from '@/ui/form/Button'

export function DeskRefusal({ failure, onAgain }: { failure: Failure; onAgain: () => void }) {
  if (failure.kind === 'notOffered')
    return (
      <Callout tone="bad" role="alert" title="This account is not on the staff list">
        <p>
          The operator names staff in the setting DESK_STAFF, and admins invite others. If you were invited,
          open the link of that email.
        </p>
      </Callout>
    )
  if (failure.kind === 'refused' && failure.body.code === 'second_factor_required')
    return (
      <Callout role="alert" title="Staff need a second factor">
        <p>Add a passkey or an authenticator app to your account, then come back.</p>
        <div>
          <ButtonLink href={paths.account.settings}>Open account settings</ButtonLink>
        </div>
      </Callout>
    )
  return <LoadError failure={failure} what="The desk was not loaded" onAgain={onAgain} />
}
