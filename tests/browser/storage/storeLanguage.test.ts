// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { storeLanguage } from '@/browser/storage/storeLanguage'

test('the chosen language is stored for a year, for the whole site', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  storeLanguage('de')
  expect(written).toHaveBeenCalledExactlyOnceWith('NEXT_LOCALE=de; Max-Age=31536000; Path=/; SameSite=Lax')
})
