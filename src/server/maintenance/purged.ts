import { countExpired, findHeldBack, purge } from '@/server/retention/purge'

/** @returns in sentences what was deleted, or what would be and what legal holds exempt */
export async function purged(isDryRun: boolean, now: number): Promise<string> {
  const counted = await (isDryRun ? countExpired : purge)(now)
  const counts = Object.entries(counted).map(([kind, count]) => `${kind} ${count}`)
  const begin = isDryRun ? 'Dry run, nothing was deleted. Beyond their' : 'Deleted beyond their'
  const done = `${begin} retention: ${counts.join(', ')}.`
  const heldBack = Object.entries(await findHeldBack(now)).filter(([, { count }]) => count > 0)
  if (heldBack.length === 0) return done
  const named = heldBack.map(([kind, { count, named: ids }]) => `${kind} ${count} (${listOf(ids, count)})`)
  return `${done}\nBeyond it too, but under a legal hold: ${named.join(', ')}.`
}

const listOf = (ids: readonly string[], count: number) =>
  count > ids.length ? `${ids.join(' ')} …` : ids.join(' ')
