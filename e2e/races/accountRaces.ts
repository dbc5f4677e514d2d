import { expect } from '@playwright/test'
import { atOnce } from '../../tests/atOnce'
import {
  auth,
  countOf,
  newCustomer,
  newEmail,
  own,
  password,
  post,
  rowsOf,
  signUp,
  tally,
  tokenTo,
  type Race,
} from './raceSite'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const wanted = { label: 'Cold', ticker: 'btc', network: 'btc', address: BTC, extraId: '' }
const newPassword = 'a heron under the bridge'

export const accountRaces: Race[] = [
  {
    title: 'one address that signs up many times is one account with one link',
    run: async (site) => {
      const email = newEmail()
      const asked = await atOnce(5, () => signUp(site, email))
      expect(tally(asked)).toEqual({ 202: 5 })
      expect(await countOf(site, `customers where email = '${email}'`)).toBe(1)
      const links = `mail_links where customer_id = (select id from customers where email = '${email}')`
      expect(await countOf(site, links)).toBe(1)
    },
  },
  {
    title: 'one link for a new password is used once',
    run: async (site) => {
      const customer = await newCustomer(site)
      await auth(site, 'password-reset', { email: customer.email })
      const token = await tokenTo(site, customer.email, customer.signUpToken)
      const used = await atOnce(40, () =>
        auth(site, 'password-reset/confirmation', { token, password: newPassword }),
      )
      expect(tally(used)).toEqual({ 200: 1, 410: 39 })
    },
  },
  {
    title: 'one address that two customers confirm becomes that of one',
    run: async (site) => {
      const [one, other] = [await newCustomer(site), await newCustomer(site)]
      const email = newEmail()
      const tokens: string[] = []
      for (const customer of [one, other]) {
        expect((await own(site, customer, 'email', { password, email })).status).toBe(202)
        tokens.push(await tokenTo(site, email, tokens[0]))
      }
      const confirmed = await atOnce(40, (index) =>
        post(site, '/api/v4/customers/email/confirmation', { token: tokens[index % 2] }),
      )
      expect(tally(confirmed)).toEqual({ 200: 1, 410: 39 })
      expect(await countOf(site, `customers where email = '${email}'`)).toBe(1)
    },
  },
  {
    title: 'a refreshed sign-in hands the same tokens to all who refresh at once',
    run: async (site) => {
      const { refreshToken, email } = await newCustomer(site)
      const renewed = await atOnce(40, () =>
        auth<{ refreshToken: string }>(site, 'refresh-session', { refreshToken }),
      )
      expect(tally(renewed)).toEqual({ 200: 40 })
      expect(new Set(renewed.map(({ result }) => result.refreshToken)).size).toBe(1)
      const [signedIn] = await rowsOf(
        site,
        `select count::int from sign_ins where customer_id = (select id from customers where email = '${email}')`,
      )
      expect(signedIn).toEqual({ count: 1 })
    },
  },
  {
    title: 'one address is saved once, and never more than two hundred',
    run: async (site) => {
      const customer = await newCustomer(site)
      const saved = await atOnce(40, () => own(site, customer, 'addresses', wanted))
      expect(tally(saved)).toEqual({ 201: 1, 409: 39 })
      await rowsOf(
        site,
        `insert into saved_addresses (id, customer_id, label, ticker, network, address, created_at)
         select gen_random_uuid()::text, id, 'x', 'btc', 'btc', 'filler ' || n, now()
         from customers, generate_series(1, 198) n where email = '${customer.email}'`,
      )
      const more = await atOnce(40, (index) =>
        own(site, customer, 'addresses', {
          ...wanted,
          ...{ ticker: 'eth', network: 'eth' },
          address: `0x${'ab'.repeat(16)}${String(index + 10).padStart(8, '0')}`,
        }),
      )
      expect(tally(more)).toEqual({ 201: 1, 409: 39 })
    },
  },
  {
    title: 'an account that is closed many times at once is closed once',
    run: async (site) => {
      const customer = await newCustomer(site)
      const closed = await atOnce(5, () => own(site, customer, 'deletion', { password }))
      expect(closed.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(closed.every(({ status }) => status < 500)).toBe(true)
      expect(await countOf(site, `customers where email = '${customer.email}'`)).toBe(0)
    },
  },
]
