export const FREEZE_DECISIONS = ['freeze', 'unfreeze'] as const
export type FreezeDecision = (typeof FREEZE_DECISIONS)[number]
