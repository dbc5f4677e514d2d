// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { addCode, becomePartner, endCode, fetchCodes, fetchPartner } from '@/api/partners'
import { ApiFailure } from '@/domain/text/failure'
import { ApplyForm } from '@/features/partners/ApplyForm'
import { CommissionRule } from '@/features/partners/CommissionRule'
import { ForPartner } from '@/features/partners/ForPartner'
import { LinksAndCodes } from '@/features/partners/LinksAndCodes'
import { PartnerFigures } from '@/features/partners/PartnerFigures'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'
import { aCode, aPartner, refused } from './aPartner'

vi.mock('@/api/partners', () => ({
  ...{ fetchPartner: vi.fn(), becomePartner: vi.fn(), fetchCodes: vi.fn() },
  ...{ addCode: vi.fn(), endCode: vi.fn() },
}))
beforeEach(() => void vi.resetAllMocks())

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const area = (
  <ForPartner otherwise={<ApplyForm />}>{(partner) => <LinksAndCodes partner={partner} />}</ForPartner>
)
const openLinks = (...codes: ReturnType<typeof aCode>[]) => {
  vi.mocked(fetchPartner).mockResolvedValue(aPartner())
  vi.mocked(fetchCodes).mockResolvedValue(codes)
  return renderWithStore(area)
}
const link = () => screen.getByRole('status', { name: 'Your link' })
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option)

test('a customer who is no partner applies with a code, and the area opens', async () => {
  vi.mocked(fetchPartner).mockRejectedValueOnce(refused(404, 'not_found')).mockResolvedValue(aPartner())
  vi.mocked(becomePartner).mockResolvedValue(aPartner())
  vi.mocked(fetchCodes).mockResolvedValue([aCode()])
  renderWithStore(area)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), ' Anna-Swap ')
  await press('Become a partner')
  expect(becomePartner).toHaveBeenCalledExactlyOnceWith({ code: 'Anna-Swap', about: '' })
  expect(await screen.findByRole('heading', { name: 'Link builder' })).toBeVisible()
})

test.each([
  ['ab', 'Use 3 to 32 characters.'],
  ['anna swap', /Use only a–z/],
  ['partners', 'This code is reserved. Choose another one.'],
])('of the code %s it is said what is wrong, and nothing is sent', async (code, problem) => {
  vi.mocked(fetchPartner).mockRejectedValue(refused(404, 'not_found'))
  renderWithStore(area)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), code)
  await press('Become a partner')
  expect(screen.getByText(problem)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeInvalid()
  expect(becomePartner).not.toHaveBeenCalled()
})

test('a code that somebody else has is marked as taken', async () => {
  vi.mocked(fetchPartner).mockRejectedValue(refused(404, 'not_found'))
  vi.mocked(becomePartner).mockRejectedValue(refused(400, 'validation_failed', 'code'))
  renderWithStore(area)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), 'anna')
  await press('Become a partner')
  expect(await screen.findByText(/is taken\. Choose another one/)).toBeVisible()
})

test('an account that cannot be loaded shows why, and can be tried again', async () => {
  vi.mocked(fetchPartner).mockRejectedValueOnce(new ApiFailure({ kind: 'unreachable' }))
  vi.mocked(fetchCodes).mockResolvedValue([])
  renderWithStore(area)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your partner account.')
  vi.mocked(fetchPartner).mockResolvedValue(aPartner())
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'Your codes' })).toBeVisible()
})

test('a link leads to the chosen page, language, pair and amount, and is drawn as a code', async () => {
  openLinks(aCode(), aCode({ code: 'anna-video', label: 'Videos' }))
  await screen.findByRole('heading', { name: 'Link builder' })
  expect(link()).toHaveTextContent(`${aSite().url}/?ref=anna-swap`)
  await choose('Code', 'anna-video (Videos)')
  await choose('Page', 'Exchange, step by step')
  await choose('Language', 'Deutsch')
  expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull()
  await choose('You send', 'BTC · Bitcoin')
  await choose('You get', 'ETH · Ethereum · Ethereum (ERC-20)')
  await userEvent.type(screen.getByRole('textbox', { name: /^Amount/ }), '0,05')
  const written = '/de/exchange?from=btc-btc&to=eth-eth&amount=0.05&ref=anna-video'
  expect(link()).toHaveTextContent(aSite().url + written)
  expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  await choose('Page', 'FAQ')
  expect(screen.queryByRole('combobox', { name: 'You send' })).toBeNull()
  expect(link()).toHaveTextContent(`${aSite().url}/de/faq?ref=anna-video`)
})

test('what is no amount is marked and left out of the link', async () => {
  openLinks(aCode())
  await screen.findByRole('heading', { name: 'Link builder' })
  await choose('You send', 'BTC · Bitcoin')
  await choose('You get', 'ETH · Ethereum · Ethereum (ERC-20)')
  await userEvent.type(screen.getByRole('textbox', { name: /^Amount/ }), 'much')
  expect(screen.getByText('Enter an amount, for example 0.05.')).toBeVisible()
  expect(link()).toHaveTextContent(`${aSite().url}/?from=btc-btc&to=eth-eth&ref=anna-swap`)
})

test('a new code is added with its name and sub-ID', async () => {
  openLinks(aCode())
  vi.mocked(addCode).mockResolvedValue(aCode({ code: 'anna-video' }))
  await userEvent.click(await screen.findByRole('button', { name: 'New code' }))
  const form = within(screen.getByRole('form', { name: 'New code' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Code' }), 'anna-video')
  await userEvent.type(form.getByRole('textbox', { name: 'Name (optional)' }), 'Videos')
  await userEvent.type(form.getByRole('textbox', { name: 'Sub-ID' }), 'v1')
  await press('Add code')
  expect(addCode).toHaveBeenCalledExactlyOnceWith({
    code: 'anna-video',
    kind: 'link',
    label: 'Videos',
    subId: 'v1',
  })
  expect(await screen.findByText('Code anna-video is ready to share.')).toBeVisible()
  expect(fetchCodes).toHaveBeenCalledTimes(2)
})

test('a code ends after a confirmation, and no link can be built with it', async () => {
  openLinks(aCode())
  vi.mocked(endCode).mockResolvedValue(aCode({ endedAt: '2026-11-20T12:00:00.000Z' }))
  await userEvent.click(await screen.findByRole('button', { name: 'End code anna-swap' }))
  expect(endCode).not.toHaveBeenCalled()
  vi.mocked(fetchCodes).mockResolvedValue([aCode({ endedAt: '2026-11-20T12:00:00.000Z' })])
  const group = within(screen.getByRole('group', { name: 'End code anna-swap?' }))
  await userEvent.click(group.getByRole('button', { name: 'End code' }))
  expect(endCode).toHaveBeenCalledExactlyOnceWith('anna-swap')
  expect(await screen.findByText('Ended Nov 20, 2026')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Link builder' })).toBeNull()
})

test('a suspended partner reads so, and adds no codes', async () => {
  vi.mocked(fetchPartner).mockResolvedValue(aPartner({ state: 'suspended' }))
  vi.mocked(fetchCodes).mockResolvedValue([aCode()])
  renderWithStore(
    <ForPartner otherwise={null}>
      {(partner) => (
        <>
          <PartnerFigures partner={partner} />
          <LinksAndCodes partner={partner} />
        </>
      )}
    </ForPartner>,
  )
  expect(await screen.findByText('Your partner account is suspended')).toBeVisible()
  expect(await screen.findByRole('table', { name: 'Your codes' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New code' })).toBeNull()
})

test('the rule has an example of the operator’s figures, in which the smaller amount decides', () => {
  const terms = { ratePercent: '0.4', earnedSharePercent: '60' }
  renderWithStore(<CommissionRule terms={terms} />)
  expect(screen.getByText(/0\.4% of its volume, or 60% of what/)).toBeVisible()
  // 60% of what is left of $5 after $0.50, which is less than $4.
  expect(
    screen.getByText(/\$1,000 .*\$5\. After \$0\.50 .*\$4\.50 is left.*commission is \$2\.70/),
  ).toBeVisible()
})

test('without cashback none is taken off, and of unknown fees there is no example', () => {
  const terms = { ratePercent: '0.4', earnedSharePercent: '60' }
  const site = aSite()
  const { unmount } = renderWithStore(<CommissionRule terms={terms} />, {
    preloaded: { site: { ...site, operator: { off: ['/loyalty'] } } },
  })
  expect(screen.getByText(/service fee of \$5, and your commission is \$3\./)).toBeVisible()
  unmount()
  renderWithStore(<CommissionRule terms={terms} />, {
    preloaded: { site: { ...site, operator: { hasOwnFigures: true } } },
  })
  expect(screen.getByText(/the smaller of two amounts/)).toBeVisible()
  expect(screen.queryByText(/^Example/)).toBeNull()
})
