export const CALL_KINDS = ['assets', 'quote', 'create', 'read', 'act'] as const
export type CallKind = (typeof CALL_KINDS)[number]
