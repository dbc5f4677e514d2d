import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { roll } from '../../tools/rolling/roll'
import { FULL } from '../support/fullRun'

test.describe.configure({ timeout: 300_000 })

/** tools/rolling/main.ts does the same with two builds. */
const BUILD = join(import.meta.dirname, '../..')

test(
  'both instances are replaced under load, twice, without one failed request or lost order',
  FULL,
  async () => {
    const { counts, faults } = await roll({ from: BUILD, to: BUILD, shutdownDelaySeconds: 3 })
    expect(faults).toEqual([])
    for (const count of [counts.pages, counts.files, counts.data, counts.calls, counts.histories])
      expect(count).toBeGreaterThan(20)
    expect(counts.orders).toBeGreaterThan(10)
    expect(counts.repeatedOrders).toBeGreaterThan(10)
  },
)
