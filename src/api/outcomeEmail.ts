import { exchanges } from '@/contract/exchanges'
import { callAs, ignoreResult } from './call'
import { ownerHeaders } from './ownerHeaders'

/** One email once the exchange ends or needs a choice. For the owner only. Throws ApiFailure. */
export const emailOutcome = (publicId: string, email: string, language: string): Promise<void> =>
  callAs(
    exchanges.emailOutcome,
    {
      params: { publicId },
      body: { email },
      headers: { 'site-language': language, ...ownerHeaders(publicId) },
    },
    ignoreResult,
  )
