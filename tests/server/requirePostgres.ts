import { inject } from 'vitest'

/** Comes before each test file that runs on PostgreSQL: without one that file fails, and says why. */
const failure = inject('postgresFailure')
if (failure) throw new Error(failure)
