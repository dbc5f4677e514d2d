import { makeCustomer, signInAs, type ACustomer } from './aCustomer'
import { test as base } from './watchedTest'

/** The usual site; `signedIn` is a `customer` whose browser it is from the start. */
export const test = base.extend<{ customer: ACustomer; signedIn: ACustomer }>({
  customer: async ({ request }, use) => use(await makeCustomer(request)),
  signedIn: async ({ context, baseURL, customer }, use) => {
    await signInAs(context, baseURL, customer)
    await use(customer)
  },
})
