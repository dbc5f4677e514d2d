import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../deploy/prepare.mjs'
import { hostileInput } from './hostileInputs.mjs'
import { checkResponse } from './checkResponse.mjs'
import { rawCall } from './rawCall.mjs'

/** Milliseconds. What hangs never ends; what is slow because the machine is busy does. */
const TIMEOUT = 60_000
const AT_A_TIME = 8
/** Losses that are printed one by one. */
const SHOWN = 25

/** Sends `count` hostile requests of a seed, from number `first` on, and reports what must not have come back. */
export async function hostileCalls(site, report, { count, seed, first = 0 }) {
  const { hostname: host, port, host: own } = new URL(site.origin)
  const build = readFileSync(join(ROOT, '.next/BUILD_ID'), 'utf8')
  const met = new Map()
  let slowest = 0
  let lost = 0
  const judge = async (number) => {
    const input = hostileInput(seed, number, { host: own, build })
    const send = () => rawCall({ host, port }, input.bytes, { timeout: TIMEOUT, leaves: input.isBroken })
    let response = await send()
    // On a machine that has other work to do, one late answer is no hang: it has to be late again.
    if (response.end === 'hangs') response = await send()
    slowest = Math.max(slowest, response.ms)
    const kind = /^HTTP\/1\.1 (\d{3})/.exec(response.text)?.[1] ?? 'hung up'
    met.set(kind, (met.get(kind) ?? 0) + 1)
    const faults = checkResponse(response, input, { origin: site.origin, timeout: TIMEOUT })
    if (faults.length === 0) return
    lost++
    if (lost <= SHOWN)
      report.lost(`${seed}:${number} (${input.kind}) ${faults.join('; ')}; ${shown(input.bytes)}`)
  }
  const numbers = Array.from({ length: count }, (_, at) => first + at)
  const work = async () => {
    while (numbers.length > 0) await judge(numbers.shift())
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  if (lost > SHOWN) report.lost(`${lost - SHOWN} more`)
  const response = [...met].sort().map(([kind, times]) => `${kind}: ${times}`)
  report.tried(
    `${count} hostile requests of seed ${seed}; ${response.join(', ')}; slowest ${Math.round(slowest)} ms`,
  )
}

const shown = (bytes) => JSON.stringify(bytes.subarray(0, 160).toString('latin1'))
