import type { TestProject } from 'vitest/node'
import { connectOnce } from '../../src/server/database/connectOnce'
import { migrate } from '../../src/server/database/migrate'
import { startPostgres } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of the run; empty where the tests run on the embedded database. */
    postgres: string
    /** Name of a database there with all tables and no rows. */
    postgresTemplate: string
    /** Why there is none; empty where there is one. */
    postgresFailure: string
  }
}

/** One PostgreSQL for all test files that run on it. */
async function runPostgres(project: TestProject) {
  try {
    const server = await startPostgres()
    project.provide('postgres', await server.newDatabase())
    const template = await server.newDatabase()
    const { db, close } = await connectOnce(template)
    await migrate(db)
    await close()
    project.provide('postgresTemplate', new URL(template).pathname.slice(1))
    return () => server.stop()
  } catch (error) {
    // Thrown here it would end the whole run, with it all tests that need no PostgreSQL: requirePostgres.ts throws it.
    project.provide('postgresFailure', error instanceof Error ? error.message : String(error))
  }
}

/** The name under which Vitest looks for it. */
export { runPostgres as setup }
