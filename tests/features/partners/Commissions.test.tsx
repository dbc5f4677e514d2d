// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchCommissions } from '@/api/partners'
import type { PartnerCommission } from '@/contract/partners'
import { ApiFailure } from '@/domain/text/failure'
import { Commissions } from '@/features/partners/Commissions'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/partners', () => ({ fetchCommissions: vi.fn() }))
const fetched = vi.mocked(fetchCommissions)
beforeEach(() => void vi.resetAllMocks())

const aCommission = (changes: Partial<PartnerCommission> = {}): PartnerCommission => ({
  ...{ date: '2026-11-28', code: 'anna-swap', source: 'link', reason: 'last_link' },
  ...{ fromAsset: 'btc-btc', toAsset: 'usdt-trx', outcome: 'earned' },
  ...{ volumeBtc: '0.1', commissionBtc: '0.0004' },
  ...changes,
})
const open = (totalCount: number, ...result: PartnerCommission[]) => {
  fetched.mockResolvedValue({ result, totalCount })
  renderWithStore(<Commissions />)
}

test.each<[Partial<PartnerCommission>, string]>([
  [{}, 'Earned'],
  [{ outcome: null, volumeBtc: null, commissionBtc: '0' }, 'In progress'],
  [{ outcome: 'unconfirmed' }, 'Pending: awaiting the provider’s confirmation'],
  [{ outcome: 'refunded' }, 'Refunded'],
  [{ outcome: 'not_counted', reason: 'own_order' }, 'Your own exchange: no commission'],
])('an exchange with %o is shown with «%s»', async (changes, text) => {
  open(1, aCommission(changes))
  expect(
    await screen.findByRole('row', { name: /^Nov 28, 2026 anna-swap BTC → USDT \(TRX\)/ }),
  ).toHaveTextContent(text)
})

test('more than a page is turned', async () => {
  open(21, aCommission())
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(fetched).toHaveBeenLastCalledWith(20, 20)
})

test('before the first one it says when they will appear', async () => {
  open(0)
  expect(await screen.findByText('No commissions yet')).toBeVisible()
})

test('commissions that cannot be loaded show why', async () => {
  fetched.mockRejectedValue(new ApiFailure({ kind: 'unreachable' }))
  renderWithStore(<Commissions />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the commissions.')
})
