// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestPasswordReset, signIn, signUp } from '@/api/signIn'
import { accessToken, refreshToken, removeTokens } from '@/browser/storage/tokens'
import { signUpNonce } from '@/browser/storage/signUpNonce'
import { ApiFailure, type Failure } from '@/domain/text/failure'
import { ResetForm } from '@/features/signIn/ResetForm'
import { SignInForms } from '@/features/signIn/SignInForms'
import { selectIsAuth } from '@/store/slices/customerAccountSlice'
import { clearSignOutReason, signOut } from '@/auth/signOut'
import { expectFocus } from '../../expectFocus'
import { aSite } from '../../aSite'
import { fakeTabs } from '../../fakeTabs'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/signIn', () => ({ signIn: vi.fn(), signUp: vi.fn(), requestPasswordReset: vi.fn() }))
const TOKENS = { accessToken: 'a-1', refreshToken: 'r-1' }
const PASSWORD = 'a gull over the harbour'
const SETTINGS = '/customer-account/account'
let tabs: ReturnType<typeof fakeTabs>

beforeEach(() => {
  tabs = fakeTabs()
  vi.mocked(signIn).mockReset().mockResolvedValue(TOKENS)
  vi.mocked(signUp).mockReset().mockResolvedValue()
  vi.mocked(requestPasswordReset).mockReset().mockResolvedValue()
})
afterEach(() => {
  removeTokens()
  document.cookie = 'accessToken=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  window.history.replaceState(null, '', '/')
  clearSignOutReason()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (query: Record<string, string> = {}, sandbox = false) =>
  renderWithStore(<SignInForms />, {
    preloaded: { site: aSite({ sandbox }) },
    router: { pathname: '/customer-account', query, locale: 'de' },
  })
const email = () => screen.getByRole('textbox', { name: 'Email address' })
const password = () => screen.getByLabelText('Password')
async function send(button: string, address = 'anna@mail.example', secret = PASSWORD) {
  await userEvent.type(email(), address)
  await userEvent.type(password(), secret)
  await userEvent.click(screen.getByRole('button', { name: button }))
}
const refusal = (code: 'credentials_wrong' | 'email_unconfirmed'): Failure => ({
  kind: 'refused',
  status: 403,
  body: { code, error: '', description: '', traceId: '' },
})

describe('signing in', () => {
  test('shows what is missing before anything is sent, and focuses it', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(email()).toHaveAccessibleDescription('Enter your email address.')
    expect(password()).toHaveAccessibleDescription('Enter your password.')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(signIn).not.toHaveBeenCalled()
  })

  test('names its fields so that a password manager knows them', () => {
    show()
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
  })

  test('takes the password as it was typed, blanks included', async () => {
    show()
    await send('Sign in', ' anna@mail.example ', ' a gull ')
    expect(signIn).toHaveBeenCalledWith({ email: 'anna@mail.example', password: ' a gull ' })
  })

  test.each<[string, Failure, RegExp]>([
    ['wrong credentials', refusal('credentials_wrong'), /Incorrect email address or password/],
    [
      'an address that is not confirmed',
      refusal('email_unconfirmed'),
      /just sent you a new confirmation email/,
    ],
    ['too many tries', { kind: 'rateLimited', retryAfter: 42 }, /Please wait 42 seconds/],
    ['no connection', { kind: 'offline' }, /You’re offline.*It’s safe to try again/],
  ])('that fails by %s shows it and preserves what was typed', async (_, failure, words) => {
    vi.mocked(signIn).mockRejectedValue(new ApiFailure(failure))
    const { store, router } = show()
    await send('Sign in')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(email()).toHaveValue('anna@mail.example')
    expect(password()).toHaveValue(PASSWORD)
    expect(selectIsAuth(store.getState())).toBe(false)
    expect(router.replace).not.toHaveBeenCalled()
  })

  test('stores the tokens, notifies the other tabs and redirects to the requested page', async () => {
    const listener = vi.fn()
    Object.assign(new BroadcastChannel('halyard-signed-in'), { onmessage: listener })
    const { store, router } = show({ next: SETTINGS })
    await send('Sign in')
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(SETTINGS))
    expect([accessToken(), refreshToken()]).toEqual(['a-1', 'r-1'])
    expect(selectIsAuth(store.getState())).toBe(true)
    expect(listener).toHaveBeenCalledOnce()
  })

  test('in a browser that stores no cookies says why it has no effect', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    const { router } = show()
    await send('Sign in')
    expect(await screen.findByRole('alert')).toHaveTextContent(/blocks cookies/)
    expect(router.replace).not.toHaveBeenCalled()
  })
})

describe('who is signed in already', () => {
  const enter = () => void (document.cookie = 'accessToken=a-1; path=/')

  test('redirects at once to the page that required the sign-in, with its fragment', () => {
    enter()
    window.history.replaceState(null, '', `/customer-account?next=${SETTINGS}#part`)
    const { router } = show({ next: SETTINGS })
    expect(router.replace).toHaveBeenCalledWith(`${SETTINGS}#part`)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/customer-account',
    '/exchange',
    '',
  ])('is never led to “%s”', (next) => {
    enter()
    expect(show({ next }).router.replace).toHaveBeenCalledWith('/customer-account/overview')
  })

  test('in another tab goes on in this one too', async () => {
    const { router } = show({ next: SETTINGS })
    expect(router.replace).not.toHaveBeenCalled()
    await act(async () => {
      enter()
      tabs.emit('signed-in')
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(router.replace).toHaveBeenCalledWith(SETTINGS)
  })
})

describe('why one is here', () => {
  test('is shown after a redirect from a page of the account', () => {
    show({ next: SETTINGS })
    expect(screen.getByText('Sign in to view this page.')).toBeVisible()
  })

  test('is shown once after signing out or deleting the account', () => {
    signOut('deleted')
    const first = show()
    expect(screen.getByRole('status')).toHaveTextContent('Your account has been deleted')
    first.unmount()
    show()
    expect(screen.queryByText(/has been deleted/)).toBeNull()
  })
})

describe('signing up', () => {
  const signingUp = { form: 'sign-up' }

  test('shows the password rule beforehand, and what is wrong with one', async () => {
    show(signingUp)
    expect(password()).toHaveAttribute('autocomplete', 'new-password')
    expect(password()).toHaveAccessibleDescription(/At least 12 characters/)
    await send('Create account', 'anna@mail.example', 'too short')
    expect(password()).toHaveAccessibleDescription(/Too short. Use at least 12/)
    expect(signUp).not.toHaveBeenCalled()
    await userEvent.clear(password())
    await userEvent.type(password(), 'anna@mail.example')
    expect(password()).toHaveAccessibleDescription(/can’t be your email address/)
  })

  test('shows and hides what is typed', async () => {
    show(signingUp)
    expect(password()).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveAttribute('type', 'password')
  })

  test('leads to the mailbox, in a sandbox to the outbox, and sends the email again', async () => {
    show(signingUp, true)
    await send('Create account')
    await expectFocus(screen.findByRole('heading', { name: 'Check your inbox' }))
    expect(screen.getByText(/We’ve sent an email to anna@mail.example/)).toBeVisible()
    expect(screen.getByText(/outbox folder on this machine/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Resend email' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('We’ve sent another email'))
    const nonce = signUpNonce()
    expect(nonce).toMatch(/^[\w-]{43}$/)
    const sent = { email: 'anna@mail.example', password: PASSWORD, nonce }
    expect(vi.mocked(signUp).mock.calls).toEqual([
      [sent, 'de'],
      [sent, 'de'],
    ])
  })

  test('does not mention an outbox where real emails are sent', async () => {
    show(signingUp)
    await send('Create account')
    await screen.findByRole('heading', { name: 'Check your inbox' })
    expect(screen.queryByText(/outbox/)).toBeNull()
  })

  test('of a password that the back end refuses is shown at the field', async () => {
    const body = { code: 'password_weak', error: '', description: '', traceId: '' } as const
    const fields = { password: { code: 'password_weak', description: '' } } as const
    vi.mocked(signUp).mockRejectedValue(
      new ApiFailure({ kind: 'refused', status: 422, body: { ...body, fields } }),
    )
    show(signingUp)
    await send('Create account')
    expect(await screen.findByRole('alert')).toHaveTextContent('Check the highlighted fields.')
    expect(password()).toHaveAccessibleDescription(/too easy to guess/)
    await waitFor(() => expect(password()).toHaveFocus())
  })
})

test('a link for a forgotten password is requested in the language of the page, with the same response for every address', async () => {
  renderWithStore(<ResetForm />, { router: { locale: 'ru' } })
  await userEvent.type(email(), 'anna@mail.example')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/If there’s an account for anna@mail.example/)).toBeVisible()
  expect(requestPasswordReset).toHaveBeenCalledWith('anna@mail.example', 'ru')
})
