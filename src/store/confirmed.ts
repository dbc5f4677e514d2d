import { failureOf } from '@/domain/failure'

/** Resolves once the customer has confirmed to be there, to false when they would not. */
type Confirm = () => Promise<boolean>

let confirm: Confirm | null = null

/** Registers who asks. Returns the way to stop. */
export function onConfirmationRequired(handler: Confirm): () => void {
  confirm = handler
  return () => {
    if (confirm === handler) confirm = null
  }
}

/** Sends something for which the back end may first want a fresh confirmation, and then sends it again. Throws ApiFailure. */
export async function confirmed<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    const failure = failureOf(error)
    const isStale = failure.kind === 'refused' && failure.body.code === 'confirmation_required'
    if (!isStale || !confirm || !(await confirm())) throw error
    return send()
  }
}
