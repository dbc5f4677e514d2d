import { expect, test } from 'vitest'
import { DEFAULT_LOCALE } from '@/config/locales'
import { loadTexts } from '@/i18n/loadTexts'
import { readSources } from '../sourceGraph'
import { groupsAdded, groupsLoaded, groupsNamed, missingGroups } from './pageGroups'

/** Groups of modules that a page reaches and never shows. */
const NEVER_SHOWN = new Map([
  // A pair of coins has no side at a ramp or a bank.
  ['pages/crypto-to-crypto/[pair].tsx buy-sell', 'features/rampPages/RampSections.tsx'],
  ['pages/crypto-to-crypto/[pair].tsx ramp-pages', 'features/rampPages/RampWays.tsx'],
  // A customer withdraws cashback; what partners withdraw has words of its own.
  ['pages/customer-account/payouts.tsx partners', 'features/withdrawals/Withdrawals.tsx'],
  // A payment request is paid in coins.
  ['pages/pay/[id].tsx ramps', 'features/review/RampReview.tsx'],
])

const sources = readSources()
const shell = Object.keys(loadTexts(DEFAULT_LOCALE).texts.textStore[DEFAULT_LOCALE] ?? {})
const pages = [...sources.keys()].filter((file) => /^pages\/(?!api\/)/.test(file))
const missing = pages.flatMap((page) => missingGroups(page, sources, shell))

test('every page loads the text groups that its modules name', () => {
  expect(pages.length).toBeGreaterThan(80)
  const faults = missing.filter(({ page, group }) => !NEVER_SHOWN.has(`${page} ${group}`))
  expect(faults.map(({ page, group, module }) => `${page} lacks ${group} of ${module}`)).toEqual([])
})

test('a group that a page never shows is still named by the module of it', () => {
  const known = new Set(missing.map(({ page, group, module }) => `${page} ${group} ${module}`))
  expect([...NEVER_SHOWN].filter(([where, module]) => !known.has(`${where} ${module}`))).toEqual([])
})

test.each([
  ['a list of its page', 'pages/faq.tsx', 'getStaticProps', 'faq'],
  ['a loader of a screen', 'pages/pay/[id].tsx', 'getServerSideProps', 'payments'],
  ['a condition', 'pages/exchange-form.tsx', 'getServerSideProps', 'ramps'],
  ['a constant', 'pages/account-form.tsx', 'getServerSideProps', 'sign-in'],
  ['one of two loaders', 'pages/[page].tsx', 'getStaticProps', 'buy-sell'],
])('a group loaded by %s is found', (_what, page, name, group) => {
  expect(groupsLoaded(page, name)).toContain(group)
})

test('a helper imported from the module of another loader brings no group of that loader', () => {
  expect(sources.get('screens/exchange/pay/loadPay.ts')?.imports).toContain(
    'screens/exchange/plain/loadPlainForm.ts',
  )
  expect(groupsLoaded('pages/pay/[id].tsx', 'getServerSideProps')).not.toContain('ramps')
})

test('a module names a group by opening it or in front of a key', () => {
  const source = `const { t } = useTranslation(['exchange', 'promo']); t(isOn ? 'ramps:a' : 'b')`
  expect(groupsNamed(source)).toEqual(['exchange', 'promo', 'ramps'])
})

test('a module adds a group in the browser by its constant GROUP', () => {
  const add = 'i18n.addResourceBundle(locale, GROUP, texts)'
  expect(groupsAdded(`const GROUP = 'promo'\n  ${add}`)).toEqual(['promo'])
  expect(groupsAdded(`const GROUP = 'promo'`)).toEqual([])
})
