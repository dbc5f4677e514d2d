import { expect, onTestFinished, test } from 'vitest'
import { serveFakes } from '../../tools/fakes/serveFakes'
import { sideshiftFake } from '../../tools/fakes/sideshiftFake'

const FROM_TO = 'eth-ethereum/btc-bitcoin'
const SHIFT = {
  ...{ depositCoin: 'eth', depositNetwork: 'ethereum', settleCoin: 'btc', settleNetwork: 'bitcoin' },
  settleAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
}

async function started() {
  const { settings, close } = await serveFakes([sideshiftFake], { port: 0, step: 1 })
  onTestFinished(async () => void (await close()))
  return async (ip: string, path: string, body?: object) => {
    const headers = {
      ...{ 'x-user-ip': ip, 'content-type': 'application/json' },
      'x-sideshift-secret': settings.SIDESHIFT_SECRET ?? '',
    }
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
    const response = await fetch(`${settings.SIDESHIFT_URL}${path}`, init)
    return (await response.json()) as Record<string, string>
  }
}

test('a floating order receives and pays what its visitor had priced', async () => {
  const call = await started()
  const arrived = async (ip: string) => {
    const { id } = await call(ip, '/shifts/variable', SHIFT)
    await new Promise((settle) => setTimeout(settle, 20))
    const { depositAmount, settleAmount } = await call(ip, `/shifts/${id}`)
    return [depositAmount, settleAmount]
  }
  const { rate } = await call('203.0.113.1', `/pair/${FROM_TO}?amount=0.5`)
  await call('203.0.113.2', `/pair/${FROM_TO}?amount=8`)
  const [deposit, settled] = await arrived('203.0.113.1')
  expect(deposit).toBe('0.5')
  expect(Number(settled)).toBeCloseTo(0.5 * Number(rate), 6)
  expect((await arrived('203.0.113.2'))[0]).toBe('8')
  expect((await arrived('203.0.113.3'))[0]).toBe('0.4')
})
