import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiFailure } from '@/domain/text/failure'

type Json = Record<string, unknown>

/** @throws ApiFailure `passkey_invalid` when the browser cannot or its user declines */
export const createPasskey = (options: Json): Promise<Json> =>
  orInvalid(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    return { ...(await startRegistration({ optionsJSON })) }
  })

/** @throws as createPasskey */
export const signWithPasskey = (options: Json): Promise<Json> =>
  orInvalid(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
    return { ...(await startAuthentication({ optionsJSON })) }
  })

/** Browsers report declining, a timeout and a missing passkey alike, on purpose (WebAuthn §14.5.2). */
async function orInvalid(work: () => Promise<Json>): Promise<Json> {
  try {
    return await work()
  } catch {
    const body = { code: 'passkey_invalid', error: '', description: '', traceId: '' } as const
    throw new ApiFailure({ kind: 'refused', status: 403, body })
  }
}
