import Big from 'big.js'
import type { Spot } from '@/domain/market/spot'
import { HOUR } from '@/domain/time/durations'

type Known = { spots: readonly Spot[]; held: Readonly<Record<string, string>> }

const JUMP = 0.5
const AGREEMENT = 0.1
/** Milliseconds after which a price says nothing about the next one. */
const FORGOTTEN = 2 * HOUR

const differs = (one: string, other: string, share: number) =>
  new Big(one).div(other).minus(1).abs().gt(share)

/** A price that jumped waits for a second answer that agrees; a missing coin keeps its price until it is too old. */
export function acceptedSpots(before: Known, fresh: readonly Spot[], now: number): Known {
  const byKey = new Map(before.spots.map((spot) => [spot.key, spot]))
  const held: Record<string, string> = {}
  for (const spot of fresh) {
    const at = Math.min(spot.at, now)
    const last = byKey.get(spot.key)
    const isJump = last && now - last.at <= FORGOTTEN && differs(spot.usd, last.usd, JUMP)
    const waiting = before.held[spot.key]
    if (!isJump || (waiting !== undefined && !differs(spot.usd, waiting, AGREEMENT)))
      byKey.set(spot.key, { ...spot, at })
    else held[spot.key] = spot.usd
  }
  return { spots: [...byKey.values()].filter(({ at }) => now - at <= FORGOTTEN), held }
}
