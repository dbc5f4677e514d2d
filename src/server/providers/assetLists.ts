import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { HOUR } from '@/domain/time/durations'
import { logFailure } from '@/runtime/log'
import { catalogue, findCurrency } from '@/server/catalogue/catalogue'
import { database } from '@/server/database/database'
import { providerAssets } from '@/server/database/schema'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { guarded } from '@/server/outbound/callGuard'
import type { ProviderAsset } from '@/domain/exchange/providerOrder'
import type { Provider, ProviderAssets } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { providers } from '@/server/providers/registry'
import { switchedProviders } from '@/server/providers/switches'

type Assets = ReadonlyMap<string, ProviderAsset>
type List = {
  assets: Assets | null
  /** Milliseconds since 1970; 0: no answer yet. */
  at: number
  triedAt: number
  restoring: Promise<void> | null
  refreshing: Promise<void> | null
}

const RETRY = 60_000
const TIMEOUT = 20_000

const state = { lists: new Map<string, List>(), version: 0 }

function listOf({ id }: Pick<Provider, 'id'>): List {
  const known = state.lists.get(id)
  if (known) return known
  const made = { assets: null, at: 0, triedAt: 0, restoring: null, refreshing: null }
  state.lists.set(id, made)
  return made
}

/** Null before the first answer. */
export const knownAssets = (provider: Pick<Provider, 'id'>): Assets | null => listOf(provider).assets

export const assetsVersion = () => state.version

export const assetsAt = (provider: Pick<Provider, 'id'>): number => listOf(provider).at

/** At most an hour old where the provider answers; null: there never was one. */
export async function assetsOf(provider: Provider): Promise<Assets | null> {
  const list = listOf(provider)
  if (!list.assets) await (list.restoring ??= restore(provider, list))
  const isDue = Date.now() - list.at >= HOUR && Date.now() - list.triedAt >= RETRY
  if (isDue || list.refreshing) {
    const refreshing = refreshAssets(provider).catch(() => undefined)
    if (!list.assets) await refreshing
  }
  return list.assets
}

/** Once however many want it. @throws ProviderError; the list of before stays then */
export async function refreshAssets(provider: Provider): Promise<void> {
  const list = listOf(provider)
  list.refreshing ??= renew(provider, list).finally(() => (list.refreshing = null))
  return list.refreshing
}

async function renew(provider: Provider, list: List) {
  list.triedAt = Date.now()
  try {
    const { assets } = await requestAssets(provider)
    if (!isSane(assets, list.assets))
      throw new ProviderError('bad_answer', {
        providerText: `${assets.size} assets after ${list.assets?.size ?? 0}`,
      })
    set(list, assets, Date.now())
    await store(provider, list)
  } catch (error) {
    logFailure(`assets of ${provider.id}`, error)
    throw error
  }
}

const requestAssets = (provider: Provider): Promise<ProviderAssets> =>
  guarded(provider, 'assets', TIMEOUT, (signal) => provider.assets(catalogue(), { signal, userIp: null }))

/** A maintenance or a half answer must not take the coins off the site. */
const isSane = (assets: Assets, before: Assets | null) =>
  assets.size > 0 && assets.size * 2 >= (before?.size ?? 0)

function set(list: List, assets: Assets, at: number) {
  list.assets = assets
  list.at = at
  state.version++
}

const storedAssets = z.array(
  z.object({
    symbol: z.string(),
    code: z.string(),
    network: z.string(),
    precision: z.nullable(z.number()),
    memo: z.enum(['none', 'optional', 'required']),
    isDeposit: z.boolean(),
    isPayout: z.boolean(),
    isFixed: z.boolean(),
    isFloating: z.optional(z.boolean()),
  }),
)

async function restore({ id }: Provider, list: List) {
  try {
    const db = await database()
    const [row] = await db.select().from(providerAssets).where(eq(providerAssets.provider, id))
    if (!row || list.assets) return
    // The catalogue may be another release's.
    const assets = storedAssets.parse(JSON.parse(row.assets)).filter(({ symbol }) => findCurrency(symbol))
    if (assets.length > 0) set(list, new Map(assets.map((asset) => [asset.symbol, asset])), row.at)
  } catch (error) {
    list.restoring = null
    logFailure(`stored assets of ${id}`, error)
  }
}

async function store({ id }: Provider, { assets, at }: List) {
  const row = { assets: JSON.stringify([...(assets ?? new Map<string, ProviderAsset>()).values()]), at }
  const db = await database()
  await db
    .insert(providerAssets)
    .values({ provider: id, ...row })
    .onConflictDoUpdate({ target: providerAssets.provider, set: row })
}

export function startAssetWorker() {
  if (providers().length === 0) return
  scheduleJob('providerAssets worker', RETRY, async () => {
    await Promise.all((await switchedProviders()).map(({ provider }) => assetsOf(provider)))
  })
}

/** For tests. */
export function forgetAssets() {
  state.lists.clear()
  state.version++
}
