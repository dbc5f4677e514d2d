// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changeEmail,
  changePassword,
  deleteAccount,
  endOtherSignIns,
  endSignIn,
  fetchSignIns,
  exportCustomerData,
} from '@/api/account'
import { accessToken, removeTokens } from '@/browser/storage/tokens'
import { downloadText } from '@/browser/page/downloadText'
import { ApiFailure, type Failure } from '@/domain/text/failure'
import { AccountDeletion } from '@/features/accountSettings/AccountDeletion'
import { DataExport } from '@/features/accountSettings/DataExport'
import { Devices } from '@/features/accountSettings/Devices'
import { EmailSettings } from '@/features/accountSettings/EmailSettings'
import { PasswordSettings } from '@/features/accountSettings/PasswordSettings'
import { invalidate } from '@/query/useQuery'
import { useDevices } from '@/features/accountSettings/useDevices'
import { profileArrived, profileFailed } from '@/store/slices/customerAccountSlice'
import { clearSignOutReason, signOutReason } from '@/auth/signOut'
import '../../nativeDialog'
import { fakeTabs } from '../../fakeTabs'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/account', () => ({
  ...{ changeEmail: vi.fn(), changePassword: vi.fn(), deleteAccount: vi.fn() },
  ...{ endOtherSignIns: vi.fn(), endSignIn: vi.fn(), exportCustomerData: vi.fn(), fetchSignIns: vi.fn() },
}))
vi.mock('@/browser/page/downloadText', () => ({ downloadText: vi.fn() }))

const PASSWORD = 'a gull over the harbour'
const at = { createdAt: '2026-11-01T10:00:00.000Z', refreshedAt: '2026-11-21T10:00:00.000Z' }
const HERE = { id: 's-1', device: 'Firefox, Linux', isCurrent: true, ...at }
const PHONE = { id: 's-2', device: 'Chrome, Android', isCurrent: false, ...at }
const UNKNOWN = { id: 's-3', device: '', isCurrent: false, ...at }
const refused = (code: 'password_wrong' | 'not_found', status: number): Failure => ({
  kind: 'refused',
  status,
  body: { code, error: '', description: '', traceId: '' },
})
const wrong = () => new ApiFailure(refused('password_wrong', 403))

beforeEach(() => {
  vi.resetAllMocks()
  fakeTabs()
  vi.mocked(fetchSignIns).mockResolvedValue([HERE, PHONE, UNKNOWN])
})
afterEach(() => {
  removeTokens()
  clearSignOutReason()
  vi.unstubAllGlobals()
})
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the e-mail address', () => {
  test('stays what it is until the link is opened, and the response is the same for every new one', async () => {
    const { store } = renderWithStore(<EmailSettings />)
    act(() => void store.dispatch(profileArrived({ email: 'anna@mail.example' })))
    await type('New email address', 'new@mail.example')
    await type('Current password', PASSWORD)
    await press('Change email')
    expect(await screen.findByRole('status')).toHaveTextContent(/If new@mail.example can be used/)
    expect(screen.getByText('anna@mail.example')).toBeVisible()
    expect(changeEmail).toHaveBeenCalledWith(PASSWORD, 'new@mail.example')
  })

  test('requires the password, and shows a wrong one at its field until that is changed', async () => {
    vi.mocked(changeEmail).mockRejectedValueOnce(wrong())
    renderWithStore(<EmailSettings />)
    await type('New email address', 'new@mail.example')
    await press('Change email')
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your password.')
    await type('Current password', 'not my password')
    await press('Change email')
    const field = screen.getByLabelText('Current password')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Incorrect password.'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '!')
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(screen.getByLabelText('New email address')).toHaveValue('new@mail.example')
  })

  test('that could not be fetched shows an error, and can be fetched again', () => {
    const { store } = renderWithStore(<EmailSettings />)
    act(() => void store.dispatch(profileFailed('timeout')))
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load your email address')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

function PasswordAndDevices() {
  useDevices()
  return <PasswordSettings />
}

describe('a new password', () => {
  test('is sent with the old one, empties the form and refreshes the list of devices', async () => {
    renderWithStore(<PasswordAndDevices />)
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    await type('Current password', PASSWORD)
    await type('New password', 'a heron in the reeds')
    await press('Change password')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Password changed'))
    expect(screen.getByRole('status')).toHaveFocus()
    expect(changePassword).toHaveBeenCalledWith(PASSWORD, 'a heron in the reeds')
    expect(fetchSignIns).toHaveBeenCalledTimes(2)
    expect(screen.getByLabelText('New password')).toHaveValue('')
  })

  test('must not be the e-mail address', async () => {
    const { store } = renderWithStore(<PasswordSettings />)
    act(() => void store.dispatch(profileArrived({ email: 'anna@mail.example' })))
    await type('Current password', PASSWORD)
    await type('New password', 'anna@mail.example')
    await press('Change password')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/can’t be your email/)
    expect(changePassword).not.toHaveBeenCalled()
  })
})

describe('the devices', () => {
  test('are listed with the one that is being used, which is signed out elsewhere', async () => {
    renderWithStore(<Devices />)
    const rows = await screen.findAllByRole('listitem')
    expect(rows).toHaveLength(3)
    expect(within(rows[0] as HTMLElement).getByText('This device')).toBeVisible()
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull()
    expect(within(rows[2] as HTMLElement).getByText('Unknown device')).toBeVisible()
  })

  test('are signed out one by one, which is announced, and the list is fetched again', async () => {
    renderWithStore(<Devices />)
    await screen.findAllByRole('listitem')
    vi.mocked(fetchSignIns).mockResolvedValue([HERE, UNKNOWN])
    await press('Sign out Chrome, Android')
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
    expect(screen.getByRole('status')).toHaveTextContent('Chrome, Android has been signed out.')
    expect(endSignIn).toHaveBeenCalledExactlyOnceWith('s-2')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  test('that have ended by themselves meanwhile are as good as signed out', async () => {
    vi.mocked(endSignIn).mockRejectedValue(new ApiFailure(refused('not_found', 404)))
    renderWithStore(<Devices />)
    await screen.findAllByRole('listitem')
    await press('Sign out Chrome, Android')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('has been signed out'))
  })

  test('are all signed out but this one', async () => {
    renderWithStore(<Devices />)
    await screen.findAllByRole('listitem')
    vi.mocked(fetchSignIns).mockResolvedValue([HERE])
    await press('Sign out all other devices')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('All other devices'))
    expect(endOtherSignIns).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('stay on the screen when they cannot be fetched again, with a way to try', async () => {
    renderWithStore(<Devices />)
    await screen.findAllByRole('listitem')
    vi.mocked(fetchSignIns).mockRejectedValue(new ApiFailure({ kind: 'offline' }))
    act(() => invalidate('sign-ins'))
    expect(await screen.findByRole('alert')).toHaveTextContent('offline')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    vi.mocked(fetchSignIns).mockResolvedValue([HERE])
    await press('Try again')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  })
})

test('the data are downloaded as a file, and a failure is shown', async () => {
  vi.mocked(exportCustomerData).mockRejectedValueOnce(new ApiFailure({ kind: 'broken' }))
  vi.mocked(exportCustomerData).mockResolvedValueOnce('{}')
  renderWithStore(<DataExport />)
  await press('Download your data')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(downloadText).not.toHaveBeenCalled()
  await press('Download your data')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('has been downloaded'))
  expect(downloadText).toHaveBeenCalledExactlyOnceWith('account.json', 'application/json', '{}')
})

describe('deleting the account', () => {
  test('says beforehand what is deleted and what stays', () => {
    renderWithStore(<AccountDeletion />)
    expect(screen.getByText(/Your email address, password and loyalty level/)).toBeVisible()
    expect(screen.getByText(/no longer linked to you/)).toBeVisible()
    expect(screen.getByRole('link', { name: /Withdraw your cashback first/ })).toHaveAttribute(
      'href',
      '/customer-account/payouts',
    )
  })

  test('requires the password as confirmation, and signs out only when it is done', async () => {
    document.cookie = 'accessToken=a-1; path=/'
    vi.mocked(deleteAccount).mockRejectedValueOnce(wrong())
    renderWithStore(<AccountDeletion />)
    await press('Delete account…')
    expect(deleteAccount).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Delete permanently' }).className).toContain('danger')
    await type('Current password', 'not my password')
    await press('Delete permanently')
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/Incorrect password/),
    )
    expect(accessToken()).toBe('a-1')
    expect(signOutReason()).toBeNull()
    await type('Current password', PASSWORD)
    await press('Delete permanently')
    await waitFor(() => expect(accessToken()).toBeNull())
    expect(signOutReason()).toBe('deleted')
    expect(deleteAccount).toHaveBeenLastCalledWith(PASSWORD)
  })

  test('can be left', async () => {
    renderWithStore(<AccountDeletion />)
    await press('Delete account…')
    await press('Keep account')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(deleteAccount).not.toHaveBeenCalled()
  })
})
