import { describe, expect, test } from 'vitest'
import {
  loyaltyArrived,
  maintenanceClosed,
  profileArrived,
  profileFailed,
  profileRequested,
  savedAddressAdded,
  savedAddressRemoved,
  savedAddressesArrived,
  savedAddressesFailed,
  savedAddressesRequested,
  selectIsAuth,
  selectMaintenance,
  selectProfile,
  signedIn,
  signedOut,
} from '@/store/slices/customerAccountSlice'
import { makeStore } from '@/store/makeStore'
import { pageLoaded } from '@/store/preloadedState'
import { aSite } from '../../aSite'

const account = (store: ReturnType<typeof makeStore>) => store.getState().customerAccount
const anAddress = (id: string) => ({
  id,
  label: '',
  ticker: 'btc',
  network: 'btc',
  address: `bc1${id}`,
  extraId: null,
})
const aPage = (offset: number, ...ids: string[]) => ({
  result: ids.map(anAddress),
  offset,
  limit: 2,
  totalCount: 5,
})
const ids = (store: ReturnType<typeof makeStore>) => account(store).savedAddresses.map(({ id }) => id)

test('the account slice has every field of R19, empty at first', () => {
  expect(account(makeStore())).toEqual({
    isAuth: false,
    email: null,
    membershipAddress: null,
    tokenBalance: null,
    cashbackLoyalty: null,
    cashbackLoyaltyInfo: null,
    isLoadingSavedAddresses: false,
    savedAddresses: [],
    savedAddressesMeta: { result: [], offset: 0, limit: 0, totalCount: 0 },
    profile: { fetchingStatus: 'idle' },
    maintaince: { id: null, isActive: false },
  })
})

test('profile fetch: idle, request, success or failure', () => {
  const store = makeStore()
  expect(selectProfile(store.getState())).toEqual({ fetchingStatus: 'idle' })
  store.dispatch(profileRequested())
  expect(selectProfile(store.getState())).toEqual({ fetchingStatus: 'request' })
  store.dispatch(profileArrived({ email: 'a@example.com' }))
  expect(selectProfile(store.getState())).toEqual({
    fetchingStatus: 'success',
    data: { email: 'a@example.com' },
  })
  expect(account(store).email).toBe('a@example.com')
  store.dispatch(profileFailed('timeout'))
  expect(selectProfile(store.getState())).toEqual({ fetchingStatus: 'failure', error: 'timeout' })
})

describe('saved addresses', () => {
  test('loading flag is set on request and cleared on success or failure', () => {
    const store = makeStore()
    store.dispatch(savedAddressesRequested())
    expect(account(store).isLoadingSavedAddresses).toBe(true)
    store.dispatch(savedAddressesFailed())
    expect(account(store).isLoadingSavedAddresses).toBe(false)
    store.dispatch(savedAddressesRequested())
    store.dispatch(savedAddressesArrived(aPage(0, 'a')))
    expect(account(store).isLoadingSavedAddresses).toBe(false)
  })

  test('result with offset 0 replaces the list, otherwise appended', () => {
    const store = makeStore()
    store.dispatch(savedAddressesArrived(aPage(0, 'a', 'b')))
    store.dispatch(savedAddressesArrived(aPage(2, 'c', 'd')))
    expect(ids(store)).toEqual(['a', 'b', 'c', 'd'])
    expect(account(store).savedAddressesMeta).toMatchObject({ offset: 2, limit: 2, totalCount: 5 })
    store.dispatch(savedAddressesArrived(aPage(0, 'e')))
    expect(ids(store)).toEqual(['e'])
  })

  test('loading more appends, and leaves what is there until it comes', () => {
    const store = makeStore()
    store.dispatch(savedAddressesArrived(aPage(0, 'a', 'b')))
    store.dispatch(savedAddressesRequested())
    expect(ids(store)).toEqual(['a', 'b'])
    store.dispatch(savedAddressesArrived(aPage(2, 'c')))
    store.dispatch(savedAddressesRequested())
    store.dispatch(savedAddressesArrived(aPage(3, 'd')))
    expect(ids(store)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a failure leaves the rows that are there', () => {
    const store = makeStore()
    store.dispatch(savedAddressesArrived(aPage(0, 'a')))
    store.dispatch(savedAddressesFailed())
    expect(ids(store)).toEqual(['a'])
  })
})

test('logout resets the account slice to its initial state', () => {
  const store = makeStore()
  store.dispatch(signedIn())
  store.dispatch(profileArrived({ email: 'a@example.com' }))
  store.dispatch(savedAddressesArrived(aPage(0, 'a')))
  expect(selectIsAuth(store.getState())).toBe(true)
  store.dispatch(signedOut())
  expect(account(store)).toEqual(account(makeStore()))
})

describe('the maintenance notice', () => {
  const page = (maintenanceId: string | null) =>
    pageLoaded({ site: aSite({ maintenanceId }), currencies: [] })
  const after = (...actions: Parameters<ReturnType<typeof makeStore>['dispatch']>[0][]) => {
    const store = makeStore()
    actions.forEach((action) => store.dispatch(action))
    return selectMaintenance(store.getState())
  }

  test('is active once a page announces a maintenance', () => {
    expect(after(page('may'))).toEqual({ id: 'may', isActive: true })
    expect(after(page(null))).toEqual({ id: null, isActive: false })
  })

  test('ends with the account, and is back with the next page', () => {
    expect(after(page('may'), signedIn(), signedOut())).toEqual({ id: null, isActive: false })
    expect(after(page('may'), signedOut(), page('may'))).toEqual({ id: 'may', isActive: true })
  })

  test('closing sets it inactive, and the same one does not come back with the next page', () => {
    expect(after(page('may'), maintenanceClosed(), page('may'))).toEqual({ id: 'may', isActive: false })
  })

  test('another one is news, and its end is too', () => {
    expect(after(page('may'), maintenanceClosed(), page('june'))).toEqual({ id: 'june', isActive: true })
    expect(after(page('may'), page(null))).toEqual({ id: null, isActive: false })
  })
})

test('cashbackLoyalty and cashbackLoyaltyInfo hold the customer’s cashback and level', () => {
  const store = makeStore()
  store.dispatch(
    loyaltyArrived({
      ...{ level: 'silver', cashbackPercent: '0.1', windowDays: 90, volumeBtc: '0.4' },
      ...{ nextLevel: 'gold', missingBtc: '0.6', balanceBtc: '0.0007', earnedBtc: '0.0012' },
      ...{ days: [], entries: [] },
    }),
  )
  expect(account(store).cashbackLoyalty).toBe('0.0007')
  expect(account(store).cashbackLoyaltyInfo).toEqual({
    ...{ level: 'silver', volumeBtc: '0.4', nextLevel: 'gold', missingBtc: '0.6' },
  })
  store.dispatch(signedOut())
  expect(account(store).cashbackLoyalty).toBeNull()
})

test('an address that is added stands first, one that is removed is gone, and the total follows', () => {
  const store = makeStore()
  store.dispatch(savedAddressesArrived(aPage(0, 'a', 'b')))
  store.dispatch(savedAddressAdded(anAddress('c')))
  expect(ids(store)).toEqual(['c', 'a', 'b'])
  expect(account(store).savedAddressesMeta.totalCount).toBe(6)
  store.dispatch(savedAddressRemoved('a'))
  expect(ids(store)).toEqual(['c', 'b'])
  expect(account(store).savedAddressesMeta.totalCount).toBe(5)
})
