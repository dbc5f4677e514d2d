export const CHALLENGE_PURPOSES = ['signIn', 'confirm', 'addPasskey'] as const

/** By what customers prove themselves. A recovery code takes the place of a second factor that is lost. */
export const PROOF_METHODS = ['password', 'totp', 'passkey', 'recovery'] as const
export type ProofMethod = (typeof PROOF_METHODS)[number]

export const isTotpCode = (code: string) => /^\d{6}$/.test(plainCode(code))

export const plainCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()
