import { percentText } from '@/domain/money/percentText'
import { percentOf } from '@/domain/report/overview'

/** A share of nothing is not enough to say one. */
export function shareText(part: number, whole: number): string {
  const percent = percentOf(part, whole)
  return percent === null ? 'not enough' : percentText(percent, 'en')
}
