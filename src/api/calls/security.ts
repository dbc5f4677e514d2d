import type { Proof, ProofNeeded } from '@/contract/secondFactor'
import { security, type SecurityState } from '@/contract/security'
import { call, callAs, ignoreResult } from '../call'

export const fetchSecurity = (): Promise<SecurityState> => call(security.get, {})

export const startConfirmation = (): Promise<ProofNeeded> => call(security.startConfirmation, {})

export const confirmIdentity = (token: string, proof: Proof & { password?: string }): Promise<void> =>
  callAs(security.confirm, { body: { token, ...proof } }, ignoreResult)

export const startTotp = (): Promise<{ secret: string; uri: string }> => call(security.startTotp, {})

type Added = { recoveryCodes: string[] | null }

export const confirmTotp = (code: string): Promise<Added> => call(security.confirmTotp, { body: { code } })

export const removeTotp = (): Promise<void> => callAs(security.removeTotp, {}, ignoreResult)

/** `options` as WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
export const startPasskey = () => call(security.startPasskey, {})

export const addPasskey = (body: {
  token: string
  passkey: Record<string, unknown>
  name: string
}): Promise<Added> => call(security.addPasskey, { body })

export const renamePasskey = (id: string, name: string): Promise<void> =>
  callAs(security.renamePasskey, { params: { id }, body: { name } }, ignoreResult)

export const removePasskey = (id: string): Promise<void> =>
  callAs(security.removePasskey, { params: { id } }, ignoreResult)

export const renewRecoveryCodes = async (): Promise<string[]> =>
  (await call(security.renewRecoveryCodes, {})).recoveryCodes

export const stopFactorReset = (token: string): Promise<void> =>
  callAs(security.stopReset, { body: { token }, isUnsigned: true }, ignoreResult)
