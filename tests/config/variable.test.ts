import { expect, test } from 'vitest'
import { requireSecret } from '@/config/variable'

test('a secret has 32 characters or more, or is not set at all', () => {
  const secret = '9f2c4e6a8b0d1f3579ace02468bdf135'
  expect(requireSecret('METRICS_TOKEN', secret)).toBe(secret)
  expect(requireSecret('METRICS_TOKEN', '')).toBe('')
  expect(() => requireSecret('METRICS_TOKEN', secret.slice(1))).toThrow(
    'METRICS_TOKEN must have at least 32 characters',
  )
})

test.each(['REPLACE_ME', 'change-me', 'changeme', 'your_secret', 'example', 'placeholder'])(
  'a secret made of «%s» is refused however long it is, without being repeated',
  (placeholder) => {
    const value = `${placeholder}-${'0123456789abcdef'.repeat(2)}`
    const attempt = () => requireSecret('MODERATION_TOKEN', value)
    expect(attempt).toThrow('MODERATION_TOKEN must be a secret of your own')
    expect(attempt).not.toThrow(placeholder)
  },
)
