import { isUncertain, type Failure } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { Callout } from '@/ui/feedback/Callout'

type Props = {
  failure: Failure
  fields: string
  uncertain: string
}

export function SubmitError({ failure, fields, uncertain }: Props) {
  const failureText = useFailureText()
  // Not NotOffered: that may hide the section, with what was typed.
  if (failure.kind === 'notOffered')
    return <Callout tone="plain" role="status" title={failureText(failure)} />
  const title = failure.kind === 'refused' && failure.body.fields ? fields : failureText(failure)
  return (
    <Callout tone="bad" role="alert" title={title}>
      {isUncertain(failure) && <p>{uncertain}</p>}
    </Callout>
  )
}
