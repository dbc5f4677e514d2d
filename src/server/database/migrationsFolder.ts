import { join } from 'node:path'

/** Both databases are made from it. It must lie there wherever the server runs: no bundler sees it. */
export const migrationsFolder = () => join(process.cwd(), 'src/server/database/migrations')
