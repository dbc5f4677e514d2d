export type FactorChange = { kind: 'added' | 'removed' | 'renewed'; codes: string[] | null }
