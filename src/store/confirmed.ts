import { failureOf } from '@/domain/text/failure'

type Confirm = () => Promise<boolean>

let confirm: Confirm | null = null

export function onConfirmationRequired(handler: Confirm): () => void {
  confirm = handler
  return () => {
    if (confirm === handler) confirm = null
  }
}

/** Sends again after a fresh confirmation where required. @throws ApiFailure */
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
