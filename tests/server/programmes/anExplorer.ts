import { type FakeProvider, startFakeProvider } from '../providers/fakeProvider'

type Output = { address?: string; sats: number }
type Told = { outputs: Output[]; block?: number | null; txid?: string }

/** A fake of Esplora's API that knows these transactions; `tip`: height of its newest block. */
export async function anExplorer() {
  const fake: FakeProvider = await startFakeProvider()
  const show = (transactions: Record<string, Told>, tip = 900_000) =>
    fake.answer({
      'GET /blocks/tip/height': { headers: { 'content-type': 'text/plain' }, body: String(tip) },
      ...Object.fromEntries(
        Object.entries(transactions).map(([tx, { outputs, block = null, txid = tx }]) => [
          `GET /tx/${tx}`,
          {
            body: {
              txid,
              vout: outputs.map(({ address, sats }) => ({
                ...(address && { scriptpubkey_address: address }),
                value: sats,
              })),
              status: { confirmed: block !== null, ...(block !== null && { block_height: block }) },
            },
          },
        ]),
      ),
    })
  show({})
  return { ...fake, show }
}
