import { afterAll, beforeAll, describe } from 'vitest'
import type { RampHarness } from './rampHarness'
import { RampSite } from './rampSite'
import { testOfferings } from './contract/offeringCases'
import { testCommission, testQuotes, testQuoteFaults, testTypedAmounts } from './contract/quoteCases'
import { testFind, testOpen, testPages, testUnclearOpen } from './contract/openCases'
import { testRead, testReturned, testWebhook } from './contract/readCases'

/** Every adapter of a ramp goes through this suite; what is special about one stands in tests of its own. */
export function describeRamp(name: string, harness: RampHarness): void {
  describe(`ramp ${name}`, () => {
    const site = new RampSite(harness)
    beforeAll(() => site.start())
    afterAll(() => site.stop())
    testOfferings(site)
    testQuotes(site)
    testTypedAmounts(site)
    testQuoteFaults(site)
    testCommission(site)
    testOpen(site)
    testFind(site)
    testPages(site)
    testUnclearOpen(site)
    testRead(site)
    testReturned(site)
    testWebhook(site)
  })
}
