// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sendContactMessage } from '@/api/feedback'
import { ApiFailure, type Failure } from '@/domain/text/failure'
import { ContactForm } from '@/features/contacts/ContactForm'
import { expectFocus } from '../../expectFocus'
import { aSite } from '../../aSite'
import { deferred } from '../../deferred'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/feedback', () => ({ sendContactMessage: vi.fn() }))
const sent = vi.mocked(sendContactMessage)
beforeEach(() => {
  sent.mockReset()
  sent.mockResolvedValue('ref-1')
})

const show = (sandbox = true) =>
  renderWithStore(<ContactForm />, { preloaded: { site: aSite({ sandbox }) }, router: { locale: 'de' } })
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const button = (name = 'Send message') => screen.getByRole('button', { name })

async function fill() {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Question')
  await userEvent.type(field('Your email address'), 'anna@mail.example')
  await userEvent.type(field('Exchange ID (optional)'), 'https://halyard.example/exchange?id=abc123')
  await userEvent.type(field('Message'), 'Where is my deposit?')
}

function refuse(failure: Failure) {
  sent.mockRejectedValueOnce(new ApiFailure(failure))
}
const body = (fields?: Record<string, { code: 'email_invalid'; description: string }>) =>
  ({ code: 'email_invalid', error: '', description: '', traceId: '', fields }) as const

describe('a message', () => {
  test('is sent as it was typed, with the language of the page, and its reference is shown', async () => {
    show()
    await fill()
    await userEvent.click(button())
    await expectFocus(screen.findByRole('heading', { name: 'Message sent' }))
    expect(screen.getByText('ref-1')).toBeVisible()
    expect(sent.mock.calls).toEqual([
      [
        {
          topic: 'question',
          email: 'anna@mail.example',
          exchangeId: 'abc123',
          message: 'Where is my deposit?',
        },
        { 'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/) as string, 'site-language': 'de' },
      ],
    ])
  })

  test.each([
    [true, 'This is a sandbox: your message is stored, but nobody will read or answer it.'],
    [false, 'We’ll reply by email. Keep this reference in case you need it later.'],
  ])('in a sandbox (%s) is promised only what happens', async (sandbox, words) => {
    show(sandbox)
    await fill()
    await userEvent.click(button())
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('is sent once however often the button is pressed', async () => {
    const response = deferred<string>()
    sent.mockReturnValue(response.promise)
    show()
    await fill()
    // Both before the page could draw the first.
    act(() => {
      const form = button().closest('form')
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await userEvent.dblClick(button('Sending…'))
    await userEvent.type(field('Your email address'), '{Enter}')
    expect(button('Sending…')).toHaveAttribute('aria-busy', 'true')
    response.resolve('ref-1')
    await screen.findByText('ref-1')
    expect(sent).toHaveBeenCalledOnce()
  })

  test('can be followed by another, which begins empty and is sent under another key', async () => {
    show()
    await fill()
    await userEvent.click(button())
    await userEvent.click(await screen.findByRole('button', { name: 'Send another message' }))
    expect(field('Message')).toHaveValue('')
    expect(field('Message')).not.toHaveAttribute('aria-invalid')
    await fill()
    await userEvent.type(field('Message'), ' Still nothing.')
    await userEvent.click(button())
    await screen.findByText('ref-1')
    expect(sent.mock.calls[0]?.[1]['idempotency-key']).not.toBe(sent.mock.calls[1]?.[1]['idempotency-key'])
  })
})

describe('a problem', () => {
  test('is shown at its field before anything is sent, and gets the focus', async () => {
    show()
    await userEvent.type(field('Message'), 'Short')
    expect(field('Message')).not.toHaveAttribute('aria-invalid')
    await userEvent.click(button())
    expect(field('Your email address')).toHaveAccessibleDescription(/Enter your email address\./)
    expect(field('Message')).toHaveAccessibleDescription(/Enter at least 10 characters\./)
    expect(field('Exchange ID (optional)')).not.toHaveAttribute('aria-invalid')
    await waitFor(() => expect(field('Your email address')).toHaveFocus())
    expect(sent).not.toHaveBeenCalled()
  })

  test('goes as soon as it is mended', async () => {
    show()
    await userEvent.click(button())
    await userEvent.type(field('Your email address'), 'anna@mail.example')
    expect(field('Your email address')).not.toHaveAttribute('aria-invalid')
    expect(field('Message')).toHaveAttribute('aria-invalid', 'true')
  })

  test('of the back end is shown at its field until that is changed, and what was typed stays', async () => {
    refuse({
      kind: 'refused',
      status: 422,
      body: body({ email: { code: 'email_invalid', description: '' } }),
    })
    show()
    await fill()
    await userEvent.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Check the highlighted fields.')
    expect(field('Your email address')).toHaveAccessibleDescription(/Invalid value/)
    await waitFor(() => expect(field('Your email address')).toHaveFocus())
    await userEvent.type(field('Message'), ' Please.')
    expect(field('Your email address')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(field('Your email address'), '.org')
    expect(field('Your email address')).not.toHaveAttribute('aria-invalid')
    expect(field('Message')).toHaveValue('Where is my deposit? Please.')
  })
})

describe('a failure', () => {
  test.each<[string, Failure, RegExp, boolean]>([
    ['without a connection', { kind: 'offline' }, /You’re offline/, true],
    ['of a silent back end', { kind: 'timeout' }, /The request timed out/, true],
    ['of too many calls', { kind: 'rateLimited', retryAfter: 30 }, /Please wait 30 seconds/, false],
    [
      'without a field',
      { kind: 'refused', status: 503, body: { ...body(), code: 'maintenance' } },
      /maintenance/,
      false,
    ],
  ])(
    '%s is shown, and the same message is sent again under the same key',
    async (_, failure, words, mayHaveArrived) => {
      refuse(failure)
      show()
      await fill()
      await userEvent.click(button())
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(words)
      expect(alert.textContent?.includes('store it only once')).toBe(mayHaveArrived)
      expect(field('Message')).toHaveValue('Where is my deposit?')
      await userEvent.click(button('Send again'))
      await screen.findByText('ref-1')
      expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0])
    },
  )
})

test.each([
  ['?exchangeId=abc123', 'abc123'],
  ['?exchangeId=%3Cscript%3E', ''],
  ['', ''],
])('the address “%s” fills the exchange ID in as “%s”', (search, value) => {
  window.history.replaceState(null, '', `/contacts${search}`)
  show()
  expect(field('Exchange ID (optional)')).toHaveValue(value)
  window.history.replaceState(null, '', '/')
})
