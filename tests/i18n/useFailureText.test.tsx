// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { API_ERROR_CODES } from '@/domain/text/apiError'
import type { Failure } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { aRefusal } from '../domain/aQuote'
import { renderWithStore } from '../renderWithStore'

function Told({ failure }: { failure: Failure }) {
  return <p role="note">{useFailureText()(failure)}</p>
}
function reported(failure: Failure) {
  renderWithStore(<Told failure={failure} />)
  return screen.getByRole('note').textContent
}

test.each([
  [{ kind: 'offline' }, /offline/],
  [{ kind: 'timeout' }, /timed out/],
  [{ kind: 'unreachable' }, /Can’t connect/],
  [{ kind: 'broken' }, /went wrong on our end/],
  [{ kind: 'rateLimited', retryAfter: 1 }, /wait 1\ssecond\./],
  [{ kind: 'rateLimited', retryAfter: 7 }, /wait 7\sseconds\./],
] as const)('%o has a text', (failure, words) => {
  expect(reported(failure)).toMatch(words)
})

test.each(API_ERROR_CODES)('the refusal %s is a whole sentence, without a missing value or a key', (code) => {
  const sentence = reported(aRefusal(code))
  expect(sentence).toMatch(/^[A-Z][^{}]{15,}\.$/)
  expect(sentence).not.toMatch(/refusal\.| \.| ,/)
})

test('an unknown code is shown as an error of ours', () => {
  const failure = { kind: 'refused', status: 400, body: { code: 'novelty' } } as unknown as Failure
  expect(reported(failure)).toMatch(/Something went wrong on our end/)
})
