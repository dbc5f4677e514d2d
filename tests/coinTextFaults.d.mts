import type { Forbidden } from './textFaults.mjs'

type CoinTexts = Record<string, Record<string, string>>
export function coinTextFaults(
  texts: CoinTexts,
  rules: { lng: string; english: CoinTexts; forbidden: readonly Forbidden[] },
): string[]
export function coinSourceFaults(
  sources: Record<string, { title: string; url: string }[]>,
  english: CoinTexts,
): string[]
