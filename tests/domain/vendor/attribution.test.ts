import { describe, expect, test } from 'vitest'
import { campaignIn, referralIn } from '@/domain/vendor/attribution'

describe('a landing address', () => {
  test('says its campaign in three words', () => {
    expect(campaignIn('?utm_source=mail&utm_medium=letter&utm_campaign=autumn&x=1')).toEqual({
      utmSource: 'mail',
      utmMedium: 'letter',
      utmCampaign: 'autumn',
    })
  })

  test.each(['', '?', '?from=btc-btc', '?utm_source=', '?utm=x'])('%j says none', (search) => {
    expect(campaignIn(search)).toBeNull()
  })

  test('that says only a part leaves the rest open', () => {
    expect(campaignIn('?utm_medium=cpc')).toEqual({ utmSource: null, utmMedium: 'cpc', utmCampaign: null })
  })

  test('says who referred the visitor', () => {
    expect(referralIn('?ref=abc123')).toBe('abc123')
    expect(referralIn('?reference=abc')).toBeNull()
  })

  test('is cut to a maximum length', () => {
    expect(referralIn(`?ref=${'x'.repeat(5000)}`)).toHaveLength(200)
    expect(campaignIn(`?utm_source=${'x'.repeat(5000)}`)?.utmSource).toHaveLength(200)
  })
})
