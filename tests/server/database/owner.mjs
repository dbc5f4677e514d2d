/**
 * A real process that owns a database (folder in DATA_DIR) and makes exchanges until it is killed. It prints the id of each
 * one after it was acknowledged.
 */
import { loadSource } from './loadSource.mjs'

const [{ anOrder, create }] = await loadSource('/tests/server/exchanges/exchangeCalls.ts')

for (;;) {
  const { status, result, error } = await create(anOrder())
  if (status !== 201) throw new Error(JSON.stringify(error))
  process.stdout.write(`${result.publicId}\n`)
}
