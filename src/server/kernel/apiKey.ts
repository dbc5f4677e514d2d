import { randomBytes } from 'node:crypto'
import { isNull, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { MINUTE } from '@/domain/time/durations'

/** 256 random bits behind a prefix that says whose key it is, and that scanners of leaked secrets can look for. */
export const makeApiKey = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`

export const isApiKey = (prefix: string, key: string): boolean =>
  key.startsWith(`${prefix}_`) && /^[\w-]{43}$/.test(key.slice(prefix.length + 1))

/** Whether the last use is noted again: once a minute, so that a busy key is not a write for each call. */
export const isUseOld = (lastUsedAt: PgColumn, now: number): SQL | undefined =>
  or(isNull(lastUsedAt), lt(lastUsedAt, now - MINUTE))
