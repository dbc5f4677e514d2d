import { dropPercent } from '@/domain/money/amount'

type Quoted = { estimate: string }

/** Whether it brings less, or costs more, by over `percent` than what was shown before. */
export const isWorseQuote = (
  { reverse }: { reverse: boolean },
  { before, now }: { before: Quoted; now: Quoted },
  percent: number,
): boolean =>
  (reverse ? dropPercent(now.estimate, before.estimate) : dropPercent(before.estimate, now.estimate)) >
  percent
