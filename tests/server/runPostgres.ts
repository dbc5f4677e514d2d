import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of the run; empty where the tests run on the embedded database. */
    postgres: string
  }
}

/** One PostgreSQL for all test files that run on it. */
async function runPostgres(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgres', await server.newDatabase())
  return () => server.stop()
}

/** The name under which Vitest looks for it. */
export { runPostgres as setup }
