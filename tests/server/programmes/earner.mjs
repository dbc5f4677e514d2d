/**
 * A real process that owns a database (folder in DATA_DIR) in which one customer exchanges, earns and is paid out, several
 * things at a time, until it is killed. It prints each payout and each finished exchange after it was acknowledged.
 */
import { loadSource } from '../database/loadSource.mjs'

const [
  { aCustomer, deposited },
  { BTC, earn, payOut },
  { read },
  { SANDBOX_FAILING_ADDRESS },
  { moveDuePayouts },
] = await loadSource(
  '/tests/server/aCustomer.ts',
  '/tests/server/programmes/aLedger.ts',
  '/tests/server/exchanges/exchangeCalls.ts',
  '/src/server/sandbox/payoutSteps.ts',
  '/src/server/programmes/payoutWorker.ts',
)
const emit = (...words) => process.stdout.write(`${words.join(' ')}\n`)
const somebody = await aCustomer()
await earn(somebody, '1')

async function exchange() {
  const { publicId } = await deposited(somebody, { amount: '0.5' })
  while ((await read(publicId)).result.status !== 'finished') await new Promise((done) => setTimeout(done, 5))
  emit('finished', publicId)
}

async function payout(address) {
  const { status, result, error } = await payOut(somebody, { amountBtc: '0.0005', address })
  if (status !== 201) throw new Error(JSON.stringify(error))
  emit('payout', result.id)
  await moveDuePayouts()
}

const repeat = async (work) => {
  for (;;) await work()
}
await Promise.all([
  repeat(exchange),
  repeat(exchange),
  repeat(() => payout(BTC)),
  repeat(() => payout(SANDBOX_FAILING_ADDRESS)),
])
