import { lt } from 'drizzle-orm'
import { env } from '@/config/env'
import type { StatusPart } from '@/domain/site/statusHistory'
import { MINUTE } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { mails } from '@/server/database/schema'
import { isCallOpen } from '@/server/outbound/callGuard'
import type { CallKind } from '@/server/outbound/callKinds'
import { providers } from '@/server/providers/registry'
import { switchedProviders } from '@/server/providers/switches'
import { switchedRamps } from '@/server/ramps/switchedRamps'

/** Milliseconds that an email may wait for its mail server. */
const MAIL_WAITS = 15 * MINUTE

/** What is not there is not measured: a sandbox has no providers, and without SMTP_URL no email is sent. */
export async function measureParts(now: number): Promise<Partial<Record<StatusPart, boolean>>> {
  const ramps = await switchedRamps()
  return {
    site: true,
    ...(providers().length > 0 && { exchange: await canExchange(), tracking: canTrack() }),
    ...(ramps.length > 0 && { ramps: ramps.some(({ ramp, isOn }) => isOn && mayCall(ramp, ['create'])) }),
    ...(env.smtpUrl && { mail: await isMailTaken(now) }),
  }
}

const mayCall = (provider: { id: string }, kinds: readonly CallKind[]) =>
  !kinds.some((kind) => isCallOpen(provider, kind))

/** One that is switched on answers quotes and takes orders. */
const canExchange = async () =>
  (await switchedProviders()).some(({ provider, isOn }) => isOn && mayCall(provider, ['quote', 'create']))

/** Orders of one that is switched off are followed all the same. */
const canTrack = () => providers().some((provider) => mayCall(provider, ['read']))

async function isMailTaken(now: number): Promise<boolean> {
  const db = await database()
  const [waiting] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(lt(mails.createdAt, now - MAIL_WAITS))
    .limit(1)
  return waiting === undefined
}
