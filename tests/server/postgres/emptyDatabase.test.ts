import { tmpdir } from 'node:os'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { runCommand } from '@/server/maintenance/runCommand'
import { NEED_TABLES } from '../maintenance/withoutDatabase'
import { queryRows } from '../postgres'
import { newDatabaseOn } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
let url = ''
beforeAll(async () => {
  url = await newDatabaseOn(inject('postgres') ?? '')
  vi.stubEnv('DATABASE_URL', url)
})

test.each([...NEED_TABLES.map((args) => [args.join(' '), args] as const)])(
  '%s says that there are no tables, and makes none',
  async (_, args) => {
    await expect(runCommand(args, tmpdir())).rejects.toThrow('DATABASE_URL has no tables of the site')
    const tables = `select table_name from information_schema.tables where table_schema in ('public', 'drizzle')`
    expect(await queryRows(url, tables)).toEqual([])
  },
)
