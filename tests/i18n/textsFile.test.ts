import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '@/i18n/loadTexts'
import { textsFile } from '@/i18n/textsFile'

afterEach(() => vi.unstubAllEnvs())

test('holds what a page was rendered with', () => {
  const { texts } = loadTexts('de', ['faq', 'offers'])
  expect(JSON.parse(textsFile('de', ['faq', 'offers']).json)).toEqual(texts.textStore)
})

test('a page of a production server names its file, and one of a development server carries its texts', () => {
  expect(loadTexts('es', ['faq']).texts).not.toHaveProperty('path')
  vi.stubEnv('NODE_ENV', 'production')
  expect(loadTexts('pt', ['faq']).texts.path).toBe(textsFile('pt', ['faq']).path)
})

test('the path differs wherever the texts differ', () => {
  const paths = [textsFile('de', []), textsFile('en', []), textsFile('de', ['faq'])].map(({ path }) => path)
  expect(new Set(paths.map((path) => path.split('/')[2])).size).toBe(3)
  expect(paths[2]).toMatch(/^\/texts\/[\w-]{16}\/de\/faq$/)
})
