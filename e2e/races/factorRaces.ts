import { expect } from '@playwright/test'
import { atOnce } from '../../tests/atOnce'
import {
  addTotp,
  auth,
  codeOf,
  newCustomer,
  own,
  security,
  signIn,
  startTotp,
  tally,
  type Race,
} from './raceSite'
import { softPasskey } from './softPasskey'

type Codes = { recoveryCodes: string[] | null }

export const factorRaces: Race[] = [
  {
    title: 'an app that is confirmed while others are started stays, and the password alone opens nothing',
    run: async (site) => {
      const customers = await atOnce(8, () => newCustomer(site))
      const confirmed = await Promise.all(
        customers.map(async (customer) => {
          const code = codeOf(await startTotp(site, customer))
          const confirming = own(site, customer, 'security/totp/confirmation', { code })
          await atOnce(4, () => own(site, customer, 'security/totp'))
          return { customer, status: (await confirming).status }
        }),
      )
      const isOn = confirmed.filter(({ status }) => status === 200)
      expect(isOn.length).toBeGreaterThan(0)
      for (const { customer } of isOn) {
        const { result } = await signIn(site, customer)
        expect([result.accessToken, result.secondFactor?.methods]).toEqual([undefined, ['totp', 'recovery']])
      }
    },
  },
  {
    title: 'of recovery codes that are renewed at once one set is valid',
    run: async (site) => {
      const customer = await newCustomer(site)
      await addTotp(site, customer)
      const renewed = await atOnce(40, () => own<Codes>(site, customer, 'security/recovery-codes'))
      expect(tally(renewed)).toEqual({ 200: 40 })
      expect((await security(site, customer)).recoveryCodes).toBe(10)
    },
  },
  {
    title: 'one recovery code opens one of many sign-ins',
    run: async (site) => {
      const customer = await newCustomer(site)
      const [code] = await addTotp(site, customer)
      const started = await atOnce(8, () => signIn(site, customer))
      const tokens = started.map(({ result }) => result.secondFactor?.token)
      const opened = await atOnce(40, (index) =>
        auth(site, 'sign-in/second-factor', { token: tokens[index % tokens.length], code }),
      )
      expect(tally(opened)[200]).toBe(1)
      expect((await security(site, customer)).recoveryCodes).toBe(9)
    },
  },
  {
    title: 'codes that are renewed while their factor is removed go with it',
    run: async (site) => {
      const customers = await atOnce(4, () => newCustomer(site))
      await Promise.all(customers.map((customer) => addTotp(site, customer)))
      await Promise.all(
        customers.map((customer) =>
          atOnce(10, (index) =>
            own(site, customer, index === 5 ? 'security/totp/removal' : 'security/recovery-codes'),
          ),
        ),
      )
      for (const customer of customers)
        expect(await security(site, customer)).toEqual({ totp: false, passkeys: [], recoveryCodes: 0 })
    },
  },
  {
    title: 'an app that is removed while it is confirmed leaves no codes behind',
    run: async (site) => {
      const customers = await atOnce(8, () => newCustomer(site))
      for (const customer of customers) {
        const code = codeOf(await startTotp(site, customer))
        await atOnce(5, (index) =>
          index === 0
            ? own(site, customer, 'security/totp/confirmation', { code })
            : own(site, customer, 'security/totp/removal'),
        )
        const { totp, recoveryCodes } = await security(site, customer)
        expect(recoveryCodes).toBe(totp ? 10 : 0)
      }
    },
  },
  {
    title: 'of forty passkeys that are added at once ten stay',
    run: async (site) => {
      const customer = await newCustomer(site)
      type Started = { token: string; options: { challenge: string } }
      const started = await atOnce(40, () => own<Started>(site, customer, 'security/passkeys/options'))
      expect(tally(started)).toEqual({ 200: 40 })
      const added = await Promise.all(
        started.map(({ result: { token, options } }, index) => {
          const passkey = softPasskey(options.challenge, site.url)
          return own<Codes>(site, customer, 'security/passkeys', { token, passkey, name: `Key ${index}` })
        }),
      )
      expect(tally(added)).toEqual({ 200: 10, 422: 30 })
      expect(added.filter(({ result }) => result?.recoveryCodes)).toHaveLength(1)
      const { passkeys, recoveryCodes } = await security(site, customer)
      expect([passkeys.length, recoveryCodes]).toEqual([10, 10])
    },
  },
]
