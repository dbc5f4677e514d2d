export type FactorChange = { kind: 'added' | 'removed' | 'renamed' | 'renewed'; codes: string[] | null }
