export const HISTORY_RANGES = ['24h', '7d', '30d', '1y'] as const
export type HistoryRange = (typeof HISTORY_RANGES)[number]
