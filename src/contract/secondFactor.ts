import * as z from 'zod/mini'
import { PROOF_METHODS } from '@/domain/account/secondFactor'
import { named } from './schema'

export const webAuthn = z.record(z.string(), z.unknown())

/** A code of an authenticator app, a recovery code, or what a passkey signed (WebAuthn AuthenticationResponseJSON). */
export const proof = z.object({ code: z.optional(z.string()), passkey: z.optional(webAuthn) })

/** What has to be proved, until when the token ends; `passkey` as PublicKeyCredentialRequestOptionsJSON. */
export const proofNeeded = named(
  'ProofNeeded',
  z.object({
    token: z.string(),
    methods: z.array(z.enum(PROOF_METHODS)),
    passkey: z.nullable(webAuthn),
  }),
)
export type ProofNeeded = z.output<typeof proofNeeded>
export type Proof = z.output<typeof proof>
