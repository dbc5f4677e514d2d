// @vitest-environment jsdom
import type { ComponentProps } from 'react'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { actOnRamp } from '@/api/exchanges'
import { pollExchange } from '@/api/pollExchange'
import { goTo } from '@/browser/page/goTo'
import { rememberExchange } from '@/browser/storage/ownExchanges'
import type { Exchange } from '@/contract/exchanges'
import { ApiFailure } from '@/domain/text/failure'
import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { anOwnExchange } from '../../../browser/anOwnExchange'
import { aRefusal } from '../../../domain/aQuote'
import { aRampOrder, aSale, OPENED } from '../../../domain/aRampOrder'
import '../../../nativeDialog'
import { renderWithStore } from '../../../renderWithStore'

vi.mock('@/browser/page/goTo', () => ({ goTo: vi.fn() }))
vi.mock('@/api/exchanges', () => ({ actOnRamp: vi.fn() }))
vi.mock('@/api/pollExchange', () => ({ importReader: () => Promise.resolve(), pollExchange: vi.fn() }))

beforeEach(() => {
  localStorage.clear()
  vi.mocked(pollExchange).mockReset()
  vi.mocked(actOnRamp).mockReset()
  vi.mocked(goTo).mockReset()
})

const settle = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
async function show(exchange: Exchange, { isOwner = true, signTool = undefined as SignTool } = {}) {
  if (isOwner) rememberExchange(anOwnExchange('abc123', { ownerSecret: 'SECRET-OF-THE-OWNER' }))
  vi.mocked(pollExchange).mockResolvedValue(exchange)
  const shown = renderWithStore(<ExchangeStatus publicId="abc123" signTool={signTool} />)
  await screen.findByRole('heading', { level: 1 })
  await act(() => vi.dynamicImportSettled())
  await settle()
  return shown
}
type SignTool = ComponentProps<typeof ExchangeStatus>['signTool']
const heading = () => screen.getByRole('heading', { level: 1 })
const sentence = () =>
  screen.getByText((_, element) => element?.matches('p[role=status] > span:first-child') ?? false)

describe('what its owner does next', () => {
  test('at the page of the ramp: a link there, with what happens and with whom the contract is', async () => {
    await show(aRampOrder({ ramp: { opened: OPENED.redirect } }))
    expect(heading()).toHaveTextContent('Continue at Acme Ramp')
    expect(screen.getByRole('link', { name: 'Continue at Acme Ramp' })).toHaveAttribute(
      'href',
      'https://ramp.example/checkout/1',
    )
    expect(screen.getByText(/Payment: on Acme Ramp’s website · Bank transfer \(SEPA\)/)).toBeVisible()
    expect(screen.getByText('Contract: with Acme Ramp AG, Zug, not with us')).toBeVisible()
    expect(screen.getByText(/Identity check: on Acme Ramp/)).toBeVisible()
  })

  test('an address that serves one visit is opened by a press alone', async () => {
    await show(aRampOrder({ ramp: { opened: { ...OPENED.redirect, once: true } } }))
    expect(screen.queryByRole('link', { name: 'Continue at Acme Ramp' })).toBeNull()
    expect(document.body.innerHTML).not.toContain('checkout/1')
    fireEvent.click(screen.getByRole('button', { name: 'Continue at Acme Ramp' }))
    expect(goTo).toHaveBeenCalledExactlyOnceWith('https://ramp.example/checkout/1')
  })

  test.each(['javascript:alert(1)', 'http://ramp.example/'])('%s is never opened', async (url) => {
    await show(aRampOrder({ ramp: { opened: { ...OPENED.redirect, url } } }))
    expect(screen.queryByRole('link', { name: 'Continue at Acme Ramp' })).toBeNull()
  })

  test('a transfer has payee, account, reference, a code and its deadline, in the words of banks', async () => {
    await show(aRampOrder({ ramp: { opened: OPENED.transfer } }))
    expect(heading()).toHaveTextContent('Transfer 200 EUR to start')
    expect(screen.getByText('Acme AG')).toBeVisible()
    expect(screen.getByText('Bank account for your transfer')).toBeVisible()
    expect(document.body.textContent?.replaceAll(/\s/g, '')).toContain('CH9300762011623852957')
    expect(screen.getByText(/Without it, Acme Ramp can’t match/)).toBeVisible()
    expect(screen.getByRole('img', { name: 'QR code: bank transfer (EPC)' })).toBeInTheDocument()
    expect(screen.getByText('Pay by').nextElementSibling).toHaveTextContent(/Nov 28, 2026/)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByText(/confirmation|only\.|wallet/i)).toBeNull()
  })

  test('a sale has the address for the coins, and names no rate that would be locked', async () => {
    await show(aSale({ ramp: { opened: OPENED.deposit } }))
    expect(heading()).toHaveTextContent('Send 0.003 BTC to start')
    expect(document.body.textContent?.replaceAll(/\s/g, '')).toContain('bc1qdepositofacme')
    expect(screen.getByText(/Send exactly this amount, in time/)).toBeVisible()
    expect(screen.queryByText('Rate type')).toBeNull()
    expect(screen.getAllByText('Bank account')[0]).toBeVisible()
  })

  test('a message is signed elsewhere and pasted, or by the wallet where the scheme is its', async () => {
    vi.mocked(actOnRamp).mockResolvedValue(aRampOrder({ ramp: { opened: OPENED.transfer } }))
    const signTool = vi.fn(() => <button>wallet</button>)
    const ramp = { opened: OPENED.sign, actions: ['prove' as const] }
    await show(aRampOrder({ ramp }), { signTool })
    expect(screen.getByText('I own bc1qreceiver.')).toBeVisible()
    expect(signTool).not.toHaveBeenCalled()
    fireEvent.change(screen.getByLabelText('Signature'), { target: { value: ' H0abc= ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send signature' }))
    await settle()
    expect(actOnRamp).toHaveBeenCalledExactlyOnceWith('abc123', { action: 'prove', signature: 'H0abc=' })
    expect(heading()).toHaveTextContent('Transfer 200 EUR to start')
  })

  test('the wallet of the browser is offered where it can sign, and what it signs is sent', async () => {
    vi.mocked(actOnRamp).mockResolvedValue(aRampOrder({ ramp: { opened: OPENED.transfer } }))
    const opened = { ...OPENED.sign, scheme: 'personal_sign' as const }
    await show(aRampOrder({ ramp: { opened, actions: ['prove'] } }), {
      signTool: (message, address, onSigned) => (
        <button onClick={() => onSigned(`signed ${message} by ${address}`)}>wallet</button>
      ),
    })
    fireEvent.click(screen.getByRole('button', { name: 'wallet' }))
    await settle()
    const signature = 'signed I own bc1qreceiver. by bc1qreceiver'
    expect(actOnRamp).toHaveBeenCalledExactlyOnceWith('abc123', { action: 'prove', signature })
  })

  test('a wrong signature is said at the field', async () => {
    const refusal = aRefusal('validation_failed', { fields: { signature: 'signature_required' } })
    vi.mocked(actOnRamp).mockRejectedValue(new ApiFailure(refusal))
    await show(aRampOrder({ ramp: { opened: OPENED.sign, actions: ['prove'] } }))
    fireEvent.click(screen.getByRole('button', { name: 'Send signature' }))
    await settle()
    expect(screen.getByLabelText('Signature')).toHaveAccessibleDescription(/Invalid signature/)
  })

  test('a page that expired is opened again by one press, and nothing says that it was paid', async () => {
    vi.mocked(actOnRamp).mockResolvedValue(aRampOrder({ ramp: { opened: OPENED.redirect } }))
    await show(aRampOrder({ status: 'expired', ramp: { checkoutExpired: true, actions: ['reopen'] } }))
    expect(heading()).toHaveTextContent('Page at Acme Ramp expired')
    expect(sentence()).toHaveTextContent('reports no payment')
    fireEvent.click(screen.getByRole('button', { name: 'Open a new page at Acme Ramp' }))
    await settle()
    expect(actOnRamp).toHaveBeenCalledExactlyOnceWith('abc123', { action: 'reopen', signature: '' })
    expect(goTo).toHaveBeenCalledExactlyOnceWith('https://ramp.example/checkout/1')
    expect(heading()).toHaveTextContent('Continue at Acme Ramp')
  })

  test('it is canceled after a second press', async () => {
    vi.mocked(actOnRamp).mockResolvedValue(aRampOrder({ status: 'expired' }))
    await show(aRampOrder({ ramp: { opened: OPENED.transfer, actions: ['cancel'] } }))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel exchange' }))
    expect(actOnRamp).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel exchange' }))
    await settle()
    expect(actOnRamp).toHaveBeenCalledExactlyOnceWith('abc123', { action: 'cancel', signature: '' })
  })

  test('a ramp whose orders cannot be read shows the rest itself, and no step is invented', async () => {
    await show(aRampOrder({ ramp: { opened: OPENED.redirect, ramp: { tracks: 'none' } } }))
    expect(sentence()).toHaveTextContent('This page can’t show it.')
    expect(screen.queryByRole('region', { name: 'Payment and payout' })).toBeNull()
  })
})

describe('who is not its owner', () => {
  test.each(['redirect', 'sign', 'transfer', 'deposit'] as const)(
    'is given no way on and no action at %s',
    async (kind) => {
      const stranger = aRampOrder({ ramp: { step: kind, actions: ['reopen', 'cancel', 'prove'] } })
      await show(stranger, { isOwner: false })
      expect(screen.getByText(/Only the device that created it can continue/)).toBeVisible()
      expect(
        screen.queryByRole('button', { name: /Cancel exchange|Open a new page|Send signature/ }),
      ).toBeNull()
      expect(screen.queryByText('Loading the next step…')).toBeNull()
    },
  )
})

describe('both payments', () => {
  const legs = () =>
    within(screen.getByRole('region', { name: 'Payment and payout' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

  test('are steps, with an estimate that is called one and the usual time', async () => {
    await show(aRampOrder({ ramp: { opened: OPENED.transfer } }))
    expect(legs()).toEqual([
      '200 EUR received by Acme RampNot yet',
      '≈ 0.003 BTC sent to your addressNot yet',
    ])
    expect(screen.getByText(/What you get is an estimate until Acme Ramp/)).toBeVisible()
    expect(screen.getByText('Usual time: 10–30 minutes')).toBeVisible()
  })

  test('of a sale are the reverse', async () => {
    await show(aSale({ status: 'exchanging', ramp: { paid: true } }))
    expect(heading()).toHaveTextContent('Exchanging your deposit')
    expect(legs()).toEqual(['0.003 BTC received by Acme RampDone', '≈ 195 EUR paid out to youNot yet'])
  })
})

test.each([
  ['creating', {}, 'Preparing your exchange', 'Acme Ramp is preparing your exchange'],
  ['waiting', {}, 'Waiting for Acme Ramp', 'hasn’t named the next step yet'],
  ['confirming', {}, 'Payment detected', 'has detected your payment'],
  ['exchanging', { paid: true }, 'Payment received', 'It sends the coins next'],
  ['sending', { paid: true }, 'Your funds are on the way', 'is sending the coins to your address'],
  ['verifying', {}, 'Check at Acme Ramp', 'may need to verify your identity'],
  ['verifying', { paid: true }, 'Exchange on hold', 'Acme Ramp has put this exchange on hold'],
  ['finished', { paid: true, delivered: true }, 'Exchange completed', 'has sent the coins to your address'],
  ['expired', {}, 'Exchange expired', 'reports no payment in time'],
  ['failed', { paid: true }, 'Exchange failed', 'request a refund from Acme Ramp'],
  ['refunded', { paid: true }, 'Payment refunded', 'has sent your payment back'],
] as const)('a purchase that is %s (%j) is titled “%s”', async (status, ramp, title, said) => {
  await show(aRampOrder({ status, ramp }))
  expect(heading()).toHaveTextContent(title)
  expect(sentence()).toHaveTextContent(said)
})

test('a completed sale says that the money was paid out, without a hash of a bank', async () => {
  await show(
    aSale({
      status: 'finished',
      amountFrom: '0.003',
      amountTo: '195',
      extendedInfo: { txFrom: 'a-hash-of-bitcoin', txTo: 'no-hash-of-a-bank' },
      ramp: { paid: true, delivered: true },
    }),
  )
  expect(sentence()).toHaveTextContent('Acme Ramp has paid out your money.')
  expect(document.body.textContent).not.toContain('no-hash-of-a-bank')
  expect(screen.getByRole('button', { name: 'Download signed receipt' })).toBeVisible()
})

test('the ramp is named with company, register, fees and its pages', async () => {
  await show(aRampOrder({ ramp: { opened: OPENED.redirect } }))
  const panel = within(screen.getByRole('region', { name: 'Who carries it out' }))
  expect(panel.getByText('Acme Ramp AG, Zug')).toBeVisible()
  expect(panel.getByText('Switzerland')).toBeVisible()
  for (const [name, href] of [
    ['Acme Ramp', 'https://ramp.example'],
    ['VQF', 'https://register.example/acme'],
    ['Terms of Acme Ramp', 'https://ramp.example/terms'],
    ['Privacy policy of Acme Ramp', 'https://ramp.example/privacy'],
    ['Contact Acme Ramp', 'https://ramp.example/support'],
    ['Complaints to Acme Ramp', 'https://ramp.example/complaints'],
  ] as const)
    expect(panel.getByRole('link', { name: new RegExp(`^${name} \\(`) })).toHaveAttribute('href', href)
  expect(panel.getByText('Fee of Acme Ramp').nextElementSibling).toHaveTextContent('2 EUR')
})
