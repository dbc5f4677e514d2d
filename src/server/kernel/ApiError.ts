import type { ApiErrorBody, ApiErrorCode } from '@/domain/text/apiError'

type Details = Pick<ApiErrorBody, 'fields' | 'limits'>

/** `dispatch` turns it into the envelope of R39. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: ApiErrorCode,
    description: string,
    readonly details: Details = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(description)
    this.name = 'ApiError'
  }
}
