// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RampNeed } from '@/domain/ramp/ramp'
import { RecipientForm } from '@/features/recipient/RecipientForm'
import { loadRampOptions } from '@/store/slices/rampSlice'
import { fetchQuote } from '@/store/slices/quoteSlice'
import { selectQuoteRequest } from '@/store/quote/quoteRequest'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { walletChanged } from '@/store/slices/walletSlice'
import { fetchRampOffers, fetchRampOptions } from '@/api/ramps'
import { aSite } from '../../aSite'
import { BTC, ETH, EUR } from '../../domain/currencies'
import { aRampOffer, someRampOffers, someRampOptions } from '../../domain/ramp/aRampOffer'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/ramps', () => ({
  fetchRampOptions: vi.fn(),
  fetchRampOffers: vi.fn(),
  createRampOrder: vi.fn(),
}))

const COINS = { btc: BTC, eth: ETH, eur: EUR }
type Symbol = keyof typeof COINS

async function open(pair: readonly [Symbol, Symbol], needs: RampNeed[]) {
  vi.mocked(fetchRampOptions).mockResolvedValue(someRampOptions({ country: 'CH' }))
  vi.mocked(fetchRampOffers).mockResolvedValue(someRampOffers({ offers: [aRampOffer({ needs })] }))
  const [from, to] = pair
  const onDone = vi.fn()
  const page = renderWithStore(
    <RecipientForm
      {...{ from: COINS[from], to: COINS[to], onDone }}
      refused={{}}
      submitLabel="Review exchange"
      isWaiting={false}
    />,
    { preloaded: { site: aSite({ hasRamps: true }), draft: { from, to, amount: '200' } } },
  )
  await page.store.dispatch(loadRampOptions(null))
  const request = selectQuoteRequest(page.store.getState())
  if (!request) throw new Error('no request')
  await page.store.dispatch(fetchQuote(request))
  return { ...page, onDone }
}
const field = (name: string) => screen.findByRole('textbox', { name })
const none = (name: string | RegExp) => expect(screen.queryByRole('textbox', { name })).toBeNull()
/** Once the address has been checked. */
const submit = async () => {
  const button = screen.getByRole('button', { name: 'Review exchange' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
  await userEvent.click(button)
}
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a purchase by card needs the address of the coins alone', async () => {
  await open(['eur', 'eth'], ['address'])
  await field('Recipient ETH address')
  await waitFor(() => none(/bank account/))
  none('Email address')
  none('Full name')
})

test('a purchase that needs the account it is paid from names it in words of banks', async () => {
  await open(['eur', 'eth'], ['address', 'iban'])
  expect(await screen.findByRole('group', { name: 'Account you pay from' })).toBeVisible()
  await field('Your EUR bank account')
  await submit()
  expect(await screen.findByText('Enter an address.')).toBeVisible()
})

test('a sale that is paid out at the site of the ramp has no field for an account', async () => {
  const { onDone } = await open(['eth', 'eur'], [])
  expect(await screen.findByText(/You enter your bank account or card on the Bity website/)).toBeVisible()
  none('Your EUR bank account')
  await submit()
  expect(onDone).toHaveBeenCalledOnce()
})

test('a sale needs account, holder and email where the offer says so, and nothing goes on without them', async () => {
  const { onDone, store } = await open(['eth', 'eur'], ['iban', 'owner', 'email', 'refund_address'])
  await field('Your EUR bank account')
  await field('ETH refund address')
  await userEvent.type(await field('Full name'), 'Erika Muster')
  await submit()
  expect(await screen.findAllByText('Fill in this field.')).toHaveLength(4)
  expect(screen.getByText('Enter a valid email address.')).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
  const { owner } = selectDraft(store.getState())
  expect(owner).toMatchObject({ name: 'Erika Muster', country: 'CH' })
})

test('an offer that needs a signature takes only the address of a connected wallet', async () => {
  const { onDone, store } = await open(['eur', 'eth'], ['address', 'signature'])
  expect(await screen.findByText(/Bity needs a message signed by the wallet/)).toBeVisible()
  await userEvent.click(await field('Recipient ETH address'))
  await userEvent.paste(ADDRESS)
  await submit()
  expect(await screen.findByText(/Connect that wallet and use its address/)).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
  store.dispatch(
    walletChanged({
      connections: [{ accounts: [ADDRESS], chainId: 1, connector: { id: 'w', name: 'W', icon: null } }],
      current: 'w',
      status: 'connected',
    }),
  )
  await waitFor(() => expect(screen.queryByText(/Connect that wallet and use its address/)).toBeNull())
  await submit()
  expect(onDone).toHaveBeenCalledOnce()
})
