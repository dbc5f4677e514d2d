import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '@/i18n/loadTexts'
import { textsFile } from '@/i18n/textsFile'

afterEach(() => vi.unstubAllEnvs())

test('holds what a page was rendered with', async () => {
  const { _nextI18Next: texts } = await loadTexts('de', ['faq', 'offers'])
  expect(JSON.parse(textsFile('de', ['faq', 'offers']).json)).toEqual(texts?.initialI18nStore)
})

test('a page of a production server names its file, and one of a development server carries its texts', async () => {
  expect((await loadTexts('es', ['faq']))._nextI18Next).not.toHaveProperty('textsPath')
  vi.stubEnv('NODE_ENV', 'production')
  expect((await loadTexts('pt', ['faq']))._nextI18Next).toHaveProperty(
    'textsPath',
    textsFile('pt', ['faq']).path,
  )
})

test('the path differs wherever the texts differ', () => {
  const paths = [textsFile('de', []), textsFile('en', []), textsFile('de', ['faq'])].map(({ path }) => path)
  expect(new Set(paths.map((path) => path.split('/')[2])).size).toBe(3)
  expect(paths[2]).toMatch(/^\/texts\/[\w-]{16}\/de\/faq$/)
})
