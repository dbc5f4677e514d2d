import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../deploy/prepare.mjs'
import { hostileInput } from './hostileInputs.mjs'
import { judgeAnswer } from './judgeAnswer.mjs'
import { rawCall } from './rawCall.mjs'

/** Milliseconds. The issue calls more than this a hang. */
const PATIENCE = 10_000
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
    const send = () => rawCall({ host, port }, input.bytes, { patience: PATIENCE, leaves: input.isBroken })
    let answer = await send()
    // On a machine that has other work to do, one late answer is no hang: it has to be late again.
    if (answer.end === 'hangs') answer = await send()
    slowest = Math.max(slowest, answer.ms)
    const kind = /^HTTP\/1\.1 (\d{3})/.exec(answer.text)?.[1] ?? 'hung up'
    met.set(kind, (met.get(kind) ?? 0) + 1)
    const faults = judgeAnswer(answer, input, { origin: site.origin, patience: PATIENCE })
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
  const answered = [...met].sort().map(([kind, times]) => `${kind}: ${times}`)
  report.tried(
    `${count} hostile requests of seed ${seed}; ${answered.join(', ')}; slowest ${Math.round(slowest)} ms`,
  )
}

const shown = (bytes) => JSON.stringify(bytes.subarray(0, 160).toString('latin1'))
