// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { confirmEmail } from '@/api/account'
import { confirmSignUp, resetPassword } from '@/api/signIn'
import { accessToken, removeTokens } from '@/browser/cookies'
import { ApiFailure, type Failure } from '@/domain/failure'
import { Confirmation } from '@/features/mailLinks/Confirmation'
import { NewPasswordForm } from '@/features/mailLinks/NewPasswordForm'
import { profileArrived, selectIsAuth } from '@/store/customerAccountSlice'
import { expectFocus } from '../../expectFocus'
import { fakeTabs } from '../../fakeTabs'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/signIn', () => ({ confirmSignUp: vi.fn(), resetPassword: vi.fn() }))
vi.mock('@/api/account', () => ({ confirmEmail: vi.fn() }))
const TOKENS = { accessToken: 'a-1', refreshToken: 'r-1' }
const PATH = '/customer-account/sign-up/confirmation'
const SPENT: Failure = {
  kind: 'refused',
  status: 410,
  body: { code: 'link_invalid', error: '', description: '', traceId: '' },
}

beforeEach(() => {
  fakeTabs()
  vi.mocked(confirmSignUp).mockReset().mockResolvedValue(TOKENS)
  vi.mocked(resetPassword).mockReset().mockResolvedValue(TOKENS)
  vi.mocked(confirmEmail).mockReset().mockResolvedValue('new@mail.example')
})
afterEach(() => {
  removeTokens()
  vi.unstubAllGlobals()
})

function show(ui: React.ReactNode, hash: string) {
  window.history.replaceState(null, '', PATH + hash)
  const replace = vi.fn((path: string) => {
    window.history.replaceState(null, '', path)
    return Promise.resolve(true)
  })
  return renderWithStore(<StrictMode>{ui}</StrictMode>, { router: { asPath: PATH + hash, replace } })
}
const heading = (name: RegExp | string) => screen.findByRole('heading', { name })

describe('the link of a new account', () => {
  test('confirms at once and only once, signs in, and is gone from the address', async () => {
    const { store } = show(<Confirmation />, '#token=t-1')
    await expectFocus(heading(/^Welcome!/))
    expect(confirmSignUp).toHaveBeenCalledExactlyOnceWith('t-1')
    expect(window.location.hash).toBe('')
    expect(accessToken()).toBe('a-1')
    expect(selectIsAuth(store.getState())).toBe(true)
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      '/customer-account/overview',
    )
  })

  test('leaves nothing in memory of who was signed in before', async () => {
    const { store } = show(<Confirmation />, '')
    store.dispatch(profileArrived({ email: 'another@mail.example' }))
    window.location.hash = '#token=t-1'
    await heading(/^Welcome!/)
    expect(store.getState().customerAccount.email).toBeNull()
  })

  test('that was used, has expired or is unknown says what to do', async () => {
    vi.mocked(confirmSignUp).mockRejectedValue(new ApiFailure(SPENT))
    show(<Confirmation />, '#token=t-1')
    await expectFocus(heading('This link no longer works'))
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/customer-account')
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/customer-account?form=sign-up',
    )
  })

  test.each(['', '#token=', '#else=t-1'])('without a token (%s) asks nothing', async (hash) => {
    show(<Confirmation />, hash)
    await heading('This link no longer works')
    expect(confirmSignUp).not.toHaveBeenCalled()
  })

  test('that is loaded anew by who has just used it says that all is well', async () => {
    document.cookie = 'accessToken=a-1; path=/'
    show(<Confirmation />, '')
    await heading('You’re signed in')
  })

  test('is kept for another try when nobody answered', async () => {
    vi.mocked(confirmSignUp).mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
    show(<Confirmation />, '#token=t-1')
    await heading('Couldn’t check your link')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading(/^Welcome!/)
    expect(vi.mocked(confirmSignUp).mock.calls).toEqual([['t-1'], ['t-1']])
  })
})

describe('the link of a changed e-mail address', () => {
  test('confirms it, also for who is not signed in', async () => {
    show(<Confirmation />, '#email-token=t-2')
    await expectFocus(heading('Your new email address is confirmed'))
    expect(confirmEmail).toHaveBeenCalledExactlyOnceWith('t-2')
    expect(screen.getByText(/new@mail.example/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(confirmSignUp).not.toHaveBeenCalled()
  })

  test('that was used leads to the settings', async () => {
    document.cookie = 'accessToken=a-1; path=/'
    vi.mocked(confirmEmail).mockRejectedValue(new ApiFailure(SPENT))
    show(<Confirmation />, '#email-token=t-2')
    await heading('This link no longer works')
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
      'href',
      '/customer-account/account',
    )
  })
})

describe('the link of a forgotten password', () => {
  const save = async (password: string) => {
    await userEvent.type(screen.getByLabelText('New password'), password)
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  }

  test('lets choose a new one, and signs in', async () => {
    show(<NewPasswordForm />, '#token=t-3')
    await save('a gull over the harbour')
    await expectFocus(heading('Password changed'))
    expect(resetPassword).toHaveBeenCalledWith('t-3', 'a gull over the harbour')
    expect(window.location.hash).toBe('')
    expect(accessToken()).toBe('a-1')
  })

  test('that was used leads to asking for another', async () => {
    vi.mocked(resetPassword).mockRejectedValue(new ApiFailure(SPENT))
    show(<NewPasswordForm />, '#token=t-3')
    await save('a gull over the harbour')
    await heading('This link no longer works')
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/customer-account/password-reset',
    )
  })

  test('is not used up by a password that is too short', async () => {
    show(<NewPasswordForm />, '#token=t-3')
    await save('short')
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus())
    expect(resetPassword).not.toHaveBeenCalled()
  })
})
