import { describe, expect, test, vi } from 'vitest'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { ADDRESS, anOrder, create, made } from './exchangeCalls'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()

const TAGGED = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS'
const UNTAGGED = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ'
const MUXED = 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ'
const STANDARD =
  '4AdUndXHHZ6cfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2684Rge'
const SUBADDRESS =
  '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H'
const INTEGRATED =
  '4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK'

const to = (network: string, addressTo: string, extraIdTo = '') => ({
  tickerTo: network,
  networkTo: network,
  addressTo,
  extraIdTo,
})
const from = (network: string, userRefundAddress: string, userRefundExtraId = '') => ({
  tickerFrom: network,
  networkFrom: network,
  amount: '500',
  userRefundAddress,
  userRefundExtraId,
})

const CARRIED = [
  ['xrp', TAGGED, '14'],
  ['xlm', MUXED, '0'],
  ['xmr', INTEGRATED, '8a125052fe6f3877'],
] as const

describe('the id inside an address', () => {
  test.each(CARRIED)(
    'of %s is the order’s, without or with the same one beside it',
    async (net, address, id) => {
      for (const typed of ['', id]) {
        const { extendedInfo } = await made(to(net, address, typed))
        expect(extendedInfo).toMatchObject({ addressTo: address, extraIdTo: id })
      }
    },
  )

  test.each(CARRIED)('of a refund on %s is the refund’s', async (net, address, id) => {
    const { extendedInfo } = await made(from(net, address))
    expect(extendedInfo).toMatchObject({ userRefundAddress: address, userRefundExtraId: id })
  })

  test.each([
    ...CARRIED.map(([net, address]) => [net, address, '999'] as const),
    ['xrp', UNTAGGED, '5'],
    ['xmr', STANDARD, '8a125052fe6f3877'],
    ['xmr', STANDARD, 'ab'.repeat(32)],
    ['xmr', SUBADDRESS, '8a125052fe6f3877'],
  ] as const)('on %s refuses another one beside %s: %s', async (net, address, typed) => {
    const { status, error } = await create(anOrder(to(net, address, typed)))
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['extraIdTo']])
    expect(error.fields?.extraIdTo?.description).toMatch(/^The address (holds|needs no) /)

    const refund = await create(anOrder(from(net, address, typed)))
    expect(refund.error.fields?.userRefundExtraId?.code).toBe('refund_extra_id_invalid')
  })
})

test.each([
  ['xrp', UNTAGGED],
  ['xmr', STANDARD],
  ['xmr', SUBADDRESS],
])('an address of %s that needs no id requires none: %s', async (net, address) => {
  expect((await made(to(net, address))).extendedInfo.extraIdTo).toBeNull()
})

test('a deposit of Monero has no payment id beside its address', async () => {
  const { extendedInfo } = await made({ ...from('xmr', ''), userRefundAddress: '', addressTo: ADDRESS.eth })
  expect(extendedInfo.extraIdFrom).toBeNull()
})
