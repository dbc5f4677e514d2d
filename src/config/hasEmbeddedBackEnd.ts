import { env } from './env'

/** Whether the site serves its own reference back end; pages may know this, but not where another one is. */
export const hasEmbeddedBackEnd = () => env.apiOrigin === ''
