import { tickerOf } from '@/domain/currency/currency'
import { MINUTE } from '@/domain/time/durations'
import type { Market } from '@/server/market/marketPort'
import { requestOffers } from '@/server/market/offers'
import { probeOf } from '@/server/market/probe'
import { type Pair, type PairTerms, seenTerms } from '@/server/market/seenTerms'

/** Pairs a minute that are quoted for the picker alone: a small part of the calls that pages have. */
const PROBES_A_MINUTE = 6
/** Milliseconds that the picker waits for them. */
const WAIT = 1_500

const NOTHING: PairTerms = { min: null, networkFee: null, speed: '' }

/** From the quotes of the last half hour; of pairs without one, a few are quoted now. */
export const liveNetworkTerms: Market['networkTerms'] = async (pairs, fixed, at) => {
  const probed = pairs.filter((pair) => !seenTerms(pair, fixed) && mayProbe(at))
  if (probed.length > 0) await inTime(Promise.all(probed.map((pair) => probe(pair, fixed, at))))
  return pairs.map((pair) => seenTerms(pair, fixed) ?? NOTHING)
}

let probes: number[] = []

function mayProbe(at: number): boolean {
  probes = probes.filter((then) => then > at - MINUTE)
  if (probes.length >= PROBES_A_MINUTE) return false
  probes.push(at)
  return true
}

async function probe({ from, to }: Pair, fixed: boolean, at: number) {
  const request = {
    tickerFrom: tickerOf(from),
    networkFrom: from.network,
    tickerTo: tickerOf(to),
    networkTo: to.network,
    reverse: false,
    fixed,
  }
  // Without it the picker lacks a figure; why there is none, the quote of the pair says.
  await requestOffers(probeOf(request, from), null, at).catch(() => undefined)
}

async function inTime(work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((settle) => (timer = setTimeout(settle, WAIT)))
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

export const forgetProbes = () => (probes = [])
