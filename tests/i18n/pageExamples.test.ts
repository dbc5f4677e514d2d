import { afterEach, expect, test, vi } from 'vitest'
import { readSite } from '@/config/site'
import { pageExamples } from '@/i18n/pageExamples'
import { unknownFigures, withoutFigures } from '@/i18n/unknownFigures'

afterEach(() => void vi.unstubAllEnvs())

test('examples of pages deduct the service fee and the network fee from one amount', () => {
  expect(pageExamples('en-US', '1000', readSite())).toMatchObject({
    feeEthereum: '$2.50',
    exampleEthereumRest: '$992.50',
    exampleEthereumShare: '0.25%',
    exampleSmallUsd: '$50',
    exampleSmallFloatingFee: '$0.25',
    exampleSmallEthereumRest: '$47.25',
    exampleSmallEthereumShare: '5%',
    exampleSolanaShare: '0.005%',
    feeBank: '$1',
    exampleBankRest: '$994',
    exampleBitcoinRest: '$993',
  })
})

test('a market that moves changes the amount before the service fee', () => {
  expect(pageExamples('de-DE', '1000', readSite())).toMatchObject({
    exampleMove: '3\u00a0%',
    exampleFallenRest: '965,15\u00a0$',
    exampleRisenRest: '1.024,85\u00a0$',
    exampleBankFallenRest: '964,15\u00a0$',
  })
})

test('a partner’s examples follow the commission', () => {
  const site = { ...readSite(), operator: { figures: { affiliate: { ratePercent: '0.2' } } } }
  expect(pageExamples('en-US', '1000', site)).toMatchObject({
    exampleMonthUsd: '$20,000',
    exampleMonthCommission: '$40',
    exampleMonthMaximum: '$400',
    exampleTenCommission: '$20',
    payoutVolumeUsd: '$25,000',
  })
})

test('with a back end of the operator’s, no example counts with a figure nobody has named', () => {
  vi.stubEnv('API_ORIGIN', 'https://api.example.com')
  const ownAmounts = ['exampleSmallUsd', 'exampleMove', 'exampleMonthUsd']
  const examples = Object.keys(pageExamples('en-US', '1000', readSite()))
  expect(unknownFigures()).toEqual(
    expect.arrayContaining(examples.filter((name) => !ownAmounts.includes(name))),
  )
  expect(unknownFigures()).toEqual(expect.arrayContaining(['exampleCommission', 'exampleBronzeCashback']))
})

test('a table whose rows all quote an unknown figure goes, with its lead and a section that has nothing else', () => {
  const table = '| Network | Fee |\n| --- | --- |\n| Tron | {{feeTron}} |\n'
  const text = `# H\n\nLead.\n\n## Fees\n\nThese are the fees:\n\n${table}\nCheck the network.\n\n## Example\n\nAll:\n\n${table}\n## Last\n\nEnd.\n`
  expect(withoutFigures(text, ['feeTron'])).toBe(
    '# H\n\nLead.\n\n## Fees\n\n\nCheck the network.\n\n## Last\n\nEnd.\n',
  )
  expect(withoutFigures(text, ['feeBsc'])).toBe(text)
})

test('a table that has rows left stays', () => {
  const rows = '| Coin | Fee |\n| --- | --- |\n| BTC | none |\n'
  expect(withoutFigures(`## Fees\n\n${rows}| ETH | {{feeEthereum}} |\n`, ['feeEthereum'])).toBe(
    `## Fees\n\n${rows}`,
  )
})

test('the volume until the first withdrawal of cashback follows from its minimum and the lowest level', () => {
  const { operator } = readSite()
  const level = (cashbackPercent: string) => ({ fromBtc: '0', cashbackPercent })
  const levels = { bronze: level('0.05'), silver: level('0.1'), gold: level('0.2'), platinum: level('0.4') }
  const figures = { loyalty: { minPayoutBtc: '0.0006', levels } }
  expect(pageExamples('de-DE', '1000', { operator: { ...operator, figures } }).cashbackVolume).toBe(
    '1,2\u00a0BTC',
  )
})
