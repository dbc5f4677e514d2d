import type { RampFake } from '../../tests/built/support/rampFakes'
import { startBuiltSite } from '../../tests/built/support/builtSite'
import { type FakeProvider, startFakeProvider } from '../../tests/server/providers/fakeProvider'

export type RampSite = Awaited<ReturnType<typeof startRampSite>>

/** The production build as a live site that buys and sells through these ramps, and through nobody else. */
export async function startRampSite(ramps: readonly RampFake[]) {
  const fakes = new Map<RampFake, FakeProvider>()
  for (const ramp of ramps) fakes.set(ramp, await startFakeProvider(ramp.routes))
  const urlOf = (ramp: RampFake) => fakes.get(ramp)?.url ?? ''
  const site = await startBuiltSite({
    ...{ LIVE: '1', RAMPS: ramps.map(({ id }) => id).join(','), EMBEDDED_DATABASE: '1' },
    ...{ TRUST_PROXY: '1', COUNTRY_HEADER: 'cf-ipcountry' },
    ...{ CONTACT_EMAIL: 'help@example.com', LEGAL_NAME: 'Example' },
    ...{ LEGAL_ADDRESS: 'Street 1', LEGAL_LAW: 'Estonia' },
    TOKEN_SECRET: 'a-secret-of-the-tests-with-32-letters',
    ...Object.fromEntries(ramps.flatMap((ramp) => Object.entries(ramp.settings(urlOf(ramp))))),
  })
  return {
    ...site,
    /** Of the last call of this path. */
    bodySentTo: (ramp: RampFake, path: string) =>
      fakes.get(ramp)?.requests.findLast((request) => request.path === path)?.body as
        | Record<string, unknown>
        | undefined,
    close: async () => {
      await site.end()
      await Promise.all([...fakes.values()].map((fake) => fake.close()))
    },
  }
}
