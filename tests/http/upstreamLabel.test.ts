import { expect, test } from 'vitest'
import { upstreamLabel } from '@/http/requestPath'

test.each([
  ['/api/v3/exchanges-new/abc123', '/api/v3/exchanges-new/{publicId}'],
  ['/api/v3/exchanges-new/header', '/api/v3/exchanges-new/header'],
  ['/api/v4/markets/btc/history', '/api/v4/markets/{symbol}/history'],
  ['/auth-service/api/v1.0/refresh-session/secret', '/auth-service/api/v1.0/refresh-session/{refreshToken}'],
  ['/api/v9/jane@example.com', 'other'],
])('a call of %s that is passed on is counted as %s', (path, label) => {
  expect(upstreamLabel(path)).toBe(label)
})
