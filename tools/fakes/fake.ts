import type { Routes } from '../../tests/server/providers/fakeProvider'
import type { Scenario } from './fakeOrders'

/** A provider or ramp that behaves as its public documentation says. */
export type Fake = {
  id: string
  /** What it answers while this scenario counts. */
  routes: (scenario: Scenario) => Routes
  /** For the site that calls it there. */
  settings: (url: string) => Record<string, string>
}
