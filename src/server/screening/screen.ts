import { ApiError } from '@/server/kernel/ApiError'
import type { Transaction } from '@/server/database/database'
import { screenByLists } from './blockedLists'
import { ALLOWED, type ScreenedRequest, type Screening, type Verdict } from './Screening'
import { screenByService } from './screenByService'
import { lockBlocksShared, screenByBlocks, verdictOf } from './storedBlocks'

const SOURCES: readonly Screening[] = [screenByLists, screenByBlocks, screenByService]

/** The first source that refuses decides; of those that hold, the first one says why. */
async function screen(request: ScreenedRequest): Promise<Verdict> {
  let verdict = ALLOWED
  for (const source of SOURCES) {
    const found = await source(request)
    if (found.verdict === 'deny') return found
    if (verdict.verdict === 'allow') verdict = found
  }
  return verdict
}

/** @returns the reason to hold it, or null @throws ApiError 403 screening_denied */
export async function requireNotDenied(request: ScreenedRequest): Promise<string | null> {
  const verdict = await screen(request)
  if (verdict.verdict === 'deny') throw screeningDenied()
  return verdict.verdict === 'hold' ? verdict.reason : null
}

/** Of what nobody can hold. @throws ApiError 403 screening_denied */
export async function requireAllowed(request: ScreenedRequest): Promise<void> {
  if ((await screen(request)).verdict !== 'allow') throw screeningDenied()
}

/** In the transaction that stores it, so that staff who have blocked somebody need not fear what was under way. */
export const blockGuard = (request: ScreenedRequest) => async (transaction: Transaction) => {
  await lockBlocksShared(transaction)
  if ((await verdictOf(transaction, request)).verdict === 'deny') throw screeningDenied()
}

/** What `isBlocked` did not let through. @throws ApiError 403 screening_denied */
export async function requireNotBlocked(request: ScreenedRequest): Promise<void> {
  if ((await screenByBlocks(request)).verdict === 'deny') throw screeningDenied()
}

/** Says nothing of the list, the block or the service that decided. */
const screeningDenied = () =>
  new ApiError(403, 'screening_denied', 'This request is not accepted. Nothing was created.')
