import type { RampMethod } from '@/domain/ramp/ramp'

const CARD: [number, number] = [10, 30]
const TRANSFER: [number, number] = [1440, 2880]
const INSTANT: [number, number] = [5, 60]

const SLOW: ReadonlySet<RampMethod> = new Set(['sepa', 'ach', 'bank'])

/** Where a ramp names no time of its own: by card with an identity check, by transfer one or two days. */
export const usualMinutes = (method: RampMethod): [number, number] =>
  method === 'card' ? CARD : SLOW.has(method) ? TRANSFER : INSTANT
