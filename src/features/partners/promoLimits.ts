import { DAY } from '@/domain/time/durations'
import { typedText } from '@/domain/text/typedText'

/** As typed: dates such as 2026-11-29 in the browser’s time zone, and numbers; empty where there is no limit. */
export type TypedLimits = Record<'startsAt' | 'endsAt' | 'maxUses' | 'maxPerAccount', string>

export const typedLimits = (typed: FormData): TypedLimits => ({
  startsAt: typedText(typed, 'startsAt'),
  endsAt: typedText(typed, 'endsAt'),
  maxUses: typedText(typed, 'maxUses').trim(),
  maxPerAccount: typedText(typed, 'maxPerAccount').trim(),
})

const COUNT = /^[1-9]\d{0,5}$/

export const limitProblems = ({ startsAt, endsAt, maxUses, maxPerAccount }: TypedLimits) => ({
  ...(startsAt && endsAt && endsAt < startsAt && { endsAt: 'dates' }),
  ...(maxUses && !COUNT.test(maxUses) && { maxUses: 'number' }),
  ...(maxPerAccount && !COUNT.test(maxPerAccount) && { maxPerAccount: 'number' }),
})

const midnightOf = (date: string) => new Date(`${date}T00:00`)

/** The last day counts whole. */
export const limitsFrom = ({ startsAt, endsAt, maxUses, maxPerAccount }: TypedLimits) => ({
  startsAt: startsAt && midnightOf(startsAt).toISOString(),
  endsAt: endsAt && new Date(midnightOf(endsAt).getTime() + DAY).toISOString(),
  maxUses: maxUses ? Number(maxUses) : null,
  maxPerAccount: maxPerAccount ? Number(maxPerAccount) : null,
})
