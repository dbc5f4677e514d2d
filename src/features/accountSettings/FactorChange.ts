/** Codes are there when they were just made, which is the one time that they are shown. */
export type FactorChange = { kind: 'added' | 'removed' | 'renewed'; codes: string[] | null }
