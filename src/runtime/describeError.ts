import { isQueryError } from '@/runtime/queryError'

type Description = { name: string; stack?: string; code?: string; cause?: Description }

/** A chain longer than this is a loop. */
const MAX_CAUSES = 5

/** Without drizzle's message: it holds every parameter, addresses and emails among them. */
export function describeError(error: unknown, depth = 0): Description {
  if (isQueryError(error)) return describeError(error.cause, depth)
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, stack, cause } = error
  const hasCause = cause !== undefined && depth < MAX_CAUSES
  return {
    name,
    stack,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(hasCause && { cause: describeError(cause, depth + 1) }),
  }
}
