import { beforeEach, expect, test, vi } from 'vitest'
import { actOnRampForOwner } from '@/api/visitorCalls'
import { ApiFailure } from '@/domain/text/failure'
import { actOnOwn } from '@/screens/exchange/plain/actOnOwn'
import { aRefusal } from '../domain/aQuote'
import { aRampOrder } from '../domain/aRampOrder'
import { EUR } from '../domain/currencies'

vi.mock('@/api/visitorCalls', () => ({ actOnRampForOwner: vi.fn() }))
beforeEach(() => void vi.mocked(actOnRampForOwner).mockReset().mockResolvedValue(aRampOrder()))

type Actions = NonNullable<ReturnType<typeof aRampOrder>['ramp']>['actions']
const send = (actions: Actions, posted: Record<string, string>) => {
  const exchange = aRampOrder({ ramp: { actions } })
  return actOnOwn({ exchange, from: EUR, currencies: [EUR], secret: 'the-secret', locale: 'en' }, posted)
}
const OWNED = { publicId: 'abc123', secret: 'the-secret' }

test('without scripts a page at the ramp is opened again, and a signature is sent, for the owner', async () => {
  expect(await send(['reopen'], { action: 'reopen' })).toEqual({ kind: 'done' })
  expect(actOnRampForOwner).toHaveBeenLastCalledWith(OWNED, { action: 'reopen', signature: '' })
  expect(await send(['prove'], { action: 'prove', signature: ' 0xabc ' })).toEqual({ kind: 'done' })
  expect(actOnRampForOwner).toHaveBeenLastCalledWith(OWNED, { action: 'prove', signature: '0xabc' })
})

test('it is canceled only with the box that says that nothing was paid', async () => {
  await send(['cancel'], { action: 'cancel' })
  expect(actOnRampForOwner).not.toHaveBeenCalled()
  await send(['cancel'], { action: 'cancel', confirmed: 'yes' })
  expect(actOnRampForOwner).toHaveBeenCalledExactlyOnceWith(OWNED, { action: 'cancel', signature: '' })
})

test('what the order does not offer is not sent', async () => {
  const refused = { kind: 'failed', failure: { body: { code: 'action_unavailable' } } }
  expect(await send([], { action: 'reopen' })).toMatchObject(refused)
  expect(actOnRampForOwner).not.toHaveBeenCalled()
})

test('a wrong signature comes back to its field', async () => {
  const wrong = aRefusal('validation_failed', { fields: { signature: 'signature_required' } })
  vi.mocked(actOnRampForOwner).mockRejectedValue(new ApiFailure(wrong))
  expect(await send(['prove'], { action: 'prove', signature: 'x' })).toEqual({ kind: 'proof' })
})
