// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { confirmEmail, restoreEmail } from '@/api/account'
import { confirmSignUp, resetPassword } from '@/api/signIn'
import { accessToken, removeTokens } from '@/browser/storage/tokens'
import { makeSignUpNonce, signUpNonce } from '@/browser/storage/signUpNonce'
import { ApiFailure, type Failure } from '@/domain/text/failure'
import { Confirmation } from '@/features/mailLinks/Confirmation'
import { NewPasswordForm } from '@/features/mailLinks/NewPasswordForm'
import { profileArrived, selectIsAuth } from '@/store/slices/customerAccountSlice'
import { expectFocus } from '../../expectFocus'
import { fakeTabs } from '../../fakeTabs'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/signIn', () => ({ confirmSignUp: vi.fn(), resetPassword: vi.fn() }))
vi.mock('@/api/account', () => ({ confirmEmail: vi.fn(), restoreEmail: vi.fn() }))
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
  localStorage.clear()
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

const refusal = (status: number, code: 'password_required' | 'password_wrong'): Failure => ({
  kind: 'refused',
  status,
  body: { code, error: '', description: '', traceId: '' },
})
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const confirm = () => press('Confirm and sign in')
const fillPassword = async (password: string) => userEvent.type(screen.getByLabelText('Password'), password)

describe('the link of a new account', () => {
  test('does nothing when it is opened; the button confirms, signs in, and the token is gone from the address', async () => {
    makeSignUpNonce()
    const nonce = signUpNonce()
    const { store } = show(<Confirmation />, '#token=t-1')
    await screen.findByRole('button', { name: 'Confirm and sign in' })
    expect(confirmSignUp).not.toHaveBeenCalled()
    expect(screen.queryByLabelText('Password')).toBeNull()
    await confirm()
    await expectFocus(heading(/^Welcome!/))
    expect(confirmSignUp).toHaveBeenCalledExactlyOnceWith({ token: 't-1', nonce })
    expect(window.location.hash).toBe('')
    expect(accessToken()).toBe('a-1')
    expect(signUpNonce()).toBeUndefined()
    expect(selectIsAuth(store.getState())).toBe(true)
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      '/customer-account/overview',
    )
  })

  test('in another browser needs the password, and offers to choose a new one', async () => {
    vi.mocked(confirmSignUp).mockRejectedValueOnce(new ApiFailure(refusal(403, 'password_wrong')))
    show(<Confirmation />, '#token=t-1')
    await confirm()
    expect(confirmSignUp).not.toHaveBeenCalled()
    await fillPassword('not this one')
    await confirm()
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Incorrect password/),
    )
    expect(screen.getByRole('link', { name: /Choose a new one/ })).toHaveAttribute(
      'href',
      '/customer-account/password-reset',
    )
    await confirm()
    await heading(/^Welcome!/)
    expect(confirmSignUp).toHaveBeenLastCalledWith({ token: 't-1', password: 'not this one' })
  })

  test('requires the password when this browser signed up for something else', async () => {
    makeSignUpNonce()
    vi.mocked(confirmSignUp).mockRejectedValueOnce(new ApiFailure(refusal(403, 'password_required')))
    show(<Confirmation />, '#token=t-1')
    await confirm()
    expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(/when you signed up/)
  })

  test('warns a signed-in customer that it may belong to another account, and changes nothing by itself', async () => {
    document.cookie = 'accessToken=a-0; path=/'
    makeSignUpNonce()
    const { store } = show(<Confirmation />, '#token=t-1')
    await screen.findByText('You’re already signed in on this device')
    act(() => void store.dispatch(profileArrived({ email: 'anna@mail.example' })))
    await screen.findByText('You’re signed in on this device as anna@mail.example')
    expect(accessToken()).toBe('a-0')
    expect(confirmSignUp).not.toHaveBeenCalled()
  })

  test('leaves nothing in memory of who was signed in before', async () => {
    makeSignUpNonce()
    const { store } = show(<Confirmation />, '#token=t-1')
    act(() => void store.dispatch(profileArrived({ email: 'another@mail.example' })))
    await confirm()
    await heading(/^Welcome!/)
    expect(store.getState().customerAccount.email).toBeNull()
  })

  test('that was used, has expired or is unknown says what to do', async () => {
    makeSignUpNonce()
    vi.mocked(confirmSignUp).mockRejectedValue(new ApiFailure(SPENT))
    show(<Confirmation />, '#token=t-1')
    await confirm()
    await expectFocus(heading('This link no longer works'))
    // A sign-in before it was opened has sent a newer one.
    expect(screen.getByText(/Open the link in the latest email from us, or sign in/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/customer-account')
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/customer-account?form=sign-up',
    )
  })

  test.each(['', '#token=', '#else=t-1'])('without a token (%s) sends nothing', async (hash) => {
    show(<Confirmation />, hash)
    await heading('This link no longer works')
    expect(confirmSignUp).not.toHaveBeenCalled()
  })

  test('that is loaded anew by who has just used it says that all is well', async () => {
    document.cookie = 'accessToken=a-1; path=/'
    show(<Confirmation />, '')
    await heading('You’re signed in')
  })

  test('can be tried again when there was no response', async () => {
    makeSignUpNonce()
    vi.mocked(confirmSignUp).mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
    show(<Confirmation />, '#token=t-1')
    await confirm()
    expect(await screen.findByRole('alert')).toHaveTextContent('may already have gone through')
    await confirm()
    await heading(/^Welcome!/)
    expect(confirmSignUp).toHaveBeenCalledTimes(2)
  })
})

describe('the link of a changed e-mail address', () => {
  test('confirms it by the button, also for who is not signed in', async () => {
    show(<Confirmation />, '#email-token=t-2')
    await heading('Confirm your new email address')
    expect(confirmEmail).not.toHaveBeenCalled()
    await press('Confirm new email')
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
    await press('Confirm new email')
    await heading('This link no longer works')
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
      'href',
      '/customer-account/account',
    )
  })

  test('sent to the previous address restores it by the button, also after a failed try', async () => {
    vi.mocked(restoreEmail)
      .mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
      .mockResolvedValue('old@mail.example')
    show(<Confirmation />, '#restore-token=t-4')
    await press('Restore email')
    await press('Try again')
    await expectFocus(heading('Your previous email address is restored'))
    expect(screen.getByText(/sent a link to old@mail.example/)).toBeVisible()
    expect(confirmEmail).not.toHaveBeenCalled()
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

  test('that was used offers to request another', async () => {
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
