import { expect, test } from 'vitest'
import { brandDecisionsOn, brandEffectOf, brandOfName } from '@/domain/partner/partnerBrand'

test('a page is proposed, approved and withdrawn, and an approved one is not renamed', () => {
  expect(brandDecisionsOn(null)).toEqual(['propose'])
  expect(brandDecisionsOn('proposed')).toEqual(['approve', 'propose', 'withdraw'])
  expect(brandDecisionsOn('approved')).toEqual(['withdraw'])
  expect(brandDecisionsOn('withdrawn')).toEqual(['propose'])
  expect(brandEffectOf('approve', 'proposed')).toMatchObject({ to: 'approved', notice: 'brand_approved' })
})

test.each([
  ['Acme Wallet', 'Acme Wallet', 'acme-wallet'],
  ['  Acme   Wallet ', 'Acme Wallet', 'acme-wallet'],
  ['Ａcme', 'Acme', 'acme'],
  ['Müller & Söhne', 'Müller & Söhne', 'müller-söhne'],
  ['株式会社', '株式会社', '株式会社'],
])('%s is a name', (typed, name, slug) => expect(brandOfName(typed)).toEqual({ name, slug }))

test.each(['', 'A', '<b>Acme</b>', 'Acme {{brand}}', 'Acme [x](y)', '-Acme', 'Acme/..', 'a'.repeat(41)])(
  '“%s” is none',
  (typed) => expect(brandOfName(typed)).toBeNull(),
)
