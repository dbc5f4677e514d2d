import { expect, test } from 'vitest'
import { textKeysUsed } from './textKeysUsed.mjs'

const fits = (source: string, key: string) => textKeysUsed(source).some(({ pattern }) => pattern.test(key))

test('a key belongs to a group that its module opens', () => {
  const source = `const { t } = useTranslation(['main-page', 'exchange']); t('hero.title')`
  expect(fits(source, 'exchange:hero.title')).toBe(true)
  expect(fits(source, 'footer:hero.title')).toBe(false)
})

test('a key that names its group is looked for there alone', () => {
  const source = `const { t } = useTranslation('exchange'); t('reusable:toHome')`
  expect(fits(source, 'reusable:toHome')).toBe(true)
  expect(fits(source, 'exchange:toHome')).toBe(false)
})

test('a module that is handed its t may mean any group', () => {
  expect(fits(`t('toHome')`, 'reusable:toHome')).toBe(true)
})

test('what a template leaves open stands for one part of a key', () => {
  const source = `useTranslation('main-page'); t(\`steps.\${step}.title\`)`
  expect(fits(source, 'main-page:steps.pair.title')).toBe(true)
  expect(fits(source, 'main-page:steps.pair.text')).toBe(false)
  expect(fits(source, 'main-page:steps.a.b.title')).toBe(false)
})

test('both branches of a condition are used', () => {
  const source = `useTranslation('exchange'); t(fixed ? 'rate.fixed' : (known ? 'rate.floating' : 'rate.none'))`
  expect(['rate.fixed', 'rate.floating', 'rate.none'].every((key) => fits(source, `exchange:${key}`))).toBe(
    true,
  )
})

test('a key in a comment or in another call is not used', () => {
  expect(textKeysUsed(`// t('a.b')\nformat('a.b')`)).toEqual([])
})
