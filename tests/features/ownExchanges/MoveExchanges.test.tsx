// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { downloadText } from '@/browser/page/downloadText'
import { ownerSecretOf, ownExchanges, rememberExchange } from '@/browser/storage/ownExchanges'
import { MoveExchanges } from '@/features/ownExchanges/MoveExchanges'
import { readExchangeFile, writeExchangeFile } from '@/features/ownExchanges/exchangeFile'
import { anOwnExchange } from '../../browser/anOwnExchange'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/browser/page/downloadText', () => ({ downloadText: vi.fn() }))
// The cipher itself: exchangeFile.test.ts, outside of jsdom, which has no WebCrypto.
vi.mock('@/features/ownExchanges/exchangeFile', () => ({
  readExchangeFile: vi.fn(),
  writeExchangeFile: vi.fn(),
}))

const PASSPHRASE = 'correct horse battery'
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save encrypted file' }))
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add exchanges from file' }))

beforeEach(() => {
  localStorage.clear()
  vi.mocked(downloadText).mockReset()
  vi.mocked(writeExchangeFile).mockReset().mockResolvedValue('ENCRYPTED')
})

test('the chosen exchanges are saved under a passphrase of twelve characters, and no others', async () => {
  rememberExchange(anOwnExchange('a'))
  rememberExchange(anOwnExchange('b', { ownerSecret: 'SECRET' }))
  renderWithStore(<MoveExchanges />)
  await userEvent.click(screen.getByRole('checkbox', { name: /^a / }))
  await userEvent.type(screen.getByLabelText('New passphrase'), 'short')
  await save()
  expect(screen.getByText('Use at least 12 characters.')).toBeVisible()
  expect(writeExchangeFile).not.toHaveBeenCalled()
  await userEvent.clear(screen.getByLabelText('New passphrase'))
  await userEvent.type(screen.getByLabelText('New passphrase'), PASSPHRASE)
  await save()
  expect(writeExchangeFile).toHaveBeenCalledExactlyOnceWith(
    [anOwnExchange('b', { ownerSecret: 'SECRET' })],
    PASSPHRASE,
  )
  expect(downloadText).toHaveBeenCalledExactlyOnceWith(
    'exchanges-encrypted.json',
    'application/json',
    'ENCRYPTED',
  )
})

test('a file adds its exchanges with their secrets and says how many', async () => {
  rememberExchange(anOwnExchange('a', { ownerSecret: 'mine' }))
  vi.mocked(readExchangeFile).mockResolvedValue([
    anOwnExchange('a', { ownerSecret: 'other' }),
    anOwnExchange('b', { ownerSecret: 'SECRET' }),
  ])
  renderWithStore(<MoveExchanges />)
  await add()
  expect(screen.getByText('Choose a file.')).toBeVisible()
  await userEvent.upload(screen.getByLabelText('File from your other device'), new File(['{}'], 'x.json'))
  await userEvent.type(screen.getByLabelText('Passphrase of the file'), PASSPHRASE)
  await add()
  expect(await screen.findByText('Added: 1. Already in the list: 1.')).toBeVisible()
  expect(['a', 'b'].map(ownerSecretOf)).toEqual(['mine', 'SECRET'])
})

test('a file that cannot be opened changes nothing', async () => {
  vi.mocked(readExchangeFile).mockRejectedValue(new Error('wrong passphrase'))
  renderWithStore(<MoveExchanges />)
  await userEvent.upload(screen.getByLabelText('File from your other device'), new File(['{}'], 'x.json'))
  await add()
  expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t open the file/)
  expect(ownExchanges()).toEqual([])
})

test('code that cannot be fetched is no wrong passphrase', async () => {
  vi.mocked(readExchangeFile).mockRejectedValue(Object.assign(new Error(), { name: 'ChunkLoadError' }))
  renderWithStore(<MoveExchanges />)
  await userEvent.upload(screen.getByLabelText('File from your other device'), new File(['{}'], 'x.json'))
  await add()
  expect(await screen.findByRole('alert')).toHaveTextContent('Can’t connect')
})
