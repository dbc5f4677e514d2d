import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { closeDatabase, database } from '@/server/database/database'
import { queryRows } from './postgres'

/**
 * Gives the tests of one file a database of their own, which is gone afterwards: in a folder, or on the PostgreSQL of the
 * run where the tests run on that (tests/vitest.config.ts). @returns the folder
 */
export function useTemporaryDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-'))
  process.env.DATA_DIR = folder
  const server = inject('postgres')
  const template = inject('databaseFolder')
  beforeAll(async () => {
    if (server) process.env.DATABASE_URL = await newDatabaseOn(server, inject('postgresTemplate'))
    else if (template) copyDatabaseInto(folder)
    await database()
  }, 60_000)
  afterAll(async () => {
    await closeDatabase()
    rmSync(folder, { recursive: true })
  })
  return folder
}

/** Puts an embedded database with all tables and no rows into a folder that has none: making one takes seconds. */
export const copyDatabaseInto = (folder: string) =>
  cpSync(inject('databaseFolder'), join(folder, 'db'), { recursive: true })

let made = 0

/** A database on the PostgreSQL of the run, empty or like `template`. @returns its address */
export async function newDatabaseOn(server: string, template = 'template1'): Promise<string> {
  const name = `test_${process.pid}_${Date.now()}_${++made}`
  await queryRows(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = name
  return url.href
}
