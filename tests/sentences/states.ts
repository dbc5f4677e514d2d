import { row } from './sentenceRow'

const WALLETS = 'tests/integrations/wallet/wallets.test.ts'
const SESSION = 'tests/features/session/useSessionLoop.test.tsx'
const CHECK_IN = 'tests/features/session/useVisitorCheckIn.test.tsx'
const COOKIES = 'tests/features/notices/CookieNotice.test.tsx'
const BANNER = 'tests/features/notices/AppBanner.test.tsx'
const VENDORS = 'tests/features/thirdParties/startVendors.test.ts'
const ACCOUNT = 'tests/store/slices/customerAccountSlice.test.ts'
const CUSTOMER = 'tests/auth/useCustomer.test.tsx'
const LISTS = 'tests/store/currency/loadLists.test.ts'
const TOKENS = 'tests/api/authorize.test.ts'

/** R23 to R30. */
export const states = [
  row(
    'Signed in: an accessToken cookie exists and is not the text null.',
    'tests/browser/storage/cookies.test.ts',
    'signed in: an accessToken cookie exists and is not the text null',
  ),
  row('Session: logic starts 5 s after load.', SESSION, 'the session logic starts 5 s after load'),
  row(
    'If no stored expiry or it is past, a new session is created;',
    SESSION,
    'the session if no stored expiry or it is past, a new session is created',
  ),
  row('otherwise refreshed.', SESSION, 'the session otherwise it is refreshed'),
  row('Refresh every 60 s;', SESSION, 'the session is refreshed every 60 s'),
  row(
    'on failure the stored expiry is removed and a new session is created.',
    SESSION,
    'on failure of a refresh the stored expiry is removed and a new session is created',
  ),
  row(
    'Creation waits for a mixpanel device id, retrying each second.',
    SESSION,
    'creation waits for a mixpanel device id retrying each second',
  ),
  row('Visitor check-in: signed-in only,', CHECK_IN, 'the visitor check-in is for the signed-in only'),
  row(
    'sent once when stored visitor differs from checked visitor.',
    CHECK_IN,
    'it is sent once when stored visitor differs from checked visitor',
  ),
  row(
    'sent once when stored visitor differs from checked visitor.',
    CHECK_IN,
    'it is not sent when they are the same',
  ),
  row(
    'Cookie notice: appears 5 s after load unless dismissed;',
    COOKIES,
    'Cookie notice: appears 5 s after load unless dismissed',
  ),
  row('Got it stores dismissal permanently.', COOKIES, 'Got it stores dismissal permanently'),
  row(
    'The chat widget is hidden while the notice shows.',
    COOKIES,
    'The chat widget is hidden while the notice shows: the store knows when it appears and when it goes',
  ),
  row(
    'The chat widget is hidden while the notice shows.',
    'tests/features/thirdParties/useChat.test.tsx',
    'the chat widget is hidden while the cookie notice shows',
  ),
  row(
    'App banner: appears on first scroll on mobile unless dismissed,',
    BANNER,
    'App banner: appears on first scroll on mobile',
  ),
  row(
    'App banner: appears on first scroll on mobile unless dismissed,',
    BANNER,
    'it does not appear on a computer',
  ),
  row('noBanner is true,', BANNER, 'it does not appear when noBanner is true'),
  row(
    "or the visitor's country is the United States (country derived from the browser time zone);",
    BANNER,
    'it does not appear when the visitor’s country is the United States by the browser time zone: %s',
  ),
  row('Stay in browser stores dismissal.', BANNER, 'Stay in browser stores dismissal'),
  row('Heatmap scripts load after page load;', VENDORS, 'heatmap scripts load after page load'),
  row('the reviews widget loads 6 s after load.', VENDORS, 'the reviews widget loads 6 s after load'),
  row(
    'Profile fetch: idle, request, success or failure.',
    ACCOUNT,
    'profile fetch: idle, request, success or failure',
  ),
  row(
    'Profile fetch: idle, request, success or failure.',
    CUSTOMER,
    'the profile fetch goes by request to success',
  ),
  row(
    'Profile fetch: idle, request, success or failure.',
    CUSTOMER,
    'the profile fetch goes by request to failure, which is logged only',
  ),
  row(
    'Saved addresses: loading flag set on request, cleared on success or failure;',
    ACCOUNT,
    'saved addresses loading flag is set on request and cleared on success or failure',
  ),
  row(
    'result with offset 0 replaces the list, otherwise appended;',
    ACCOUNT,
    'saved addresses result with offset 0 replaces the list, otherwise appended',
  ),
  row(
    'loading more appends.',
    ACCOUNT,
    'saved addresses loading more appends, and leaves what is there until it comes',
  ),
  row(
    'Maintenance notice: closing appends the id to the stored list and sets it inactive.',
    'tests/features/notices/MaintenanceNotice.test.tsx',
    'closing appends the id to the stored list and sets it inactive',
  ),
  row(
    'Logout resets the account slice to initial state.',
    ACCOUNT,
    'logout resets the account slice to its initial state',
  ),
  row(
    'Exchange detail replaces any entry with the same publicId.',
    'tests/store/slices/exchangeSlice.test.ts',
    'exchange detail replaces any entry with the same publicId',
  ),
  row('Last exchanges: success stores data;', LISTS, 'last exchanges success stores data'),
  row(
    'failure keeps old data and sets failure.',
    LISTS,
    'last exchanges failure keeps old data and sets failure',
  ),
  row(
    'Token refresh: on an auth failure the client tries to refresh the session;',
    TOKENS,
    'on an auth failure the client tries to refresh the session, and the call is repeated as it was',
  ),
  row(
    'if that fails both cookies are removed and the retry proceeds without authorization.',
    TOKENS,
    'if the refresh fails because it %s, both cookies are removed and the retry proceeds without authorization',
  ),
  row(
    'Wallet connection: connecting, reconnecting, connected, disconnected.',
    WALLETS,
    'the wallet connection is connecting, connected and disconnected in turn',
  ),
  row(
    'On load it tries to reconnect to the previously used connector, the most recent first; connected if any reconnects, else disconnected.',
    WALLETS,
    'the wallet connection on load is reconnecting, to the most recent wallet first',
  ),
  row(
    'On load it tries to reconnect to the previously used connector, the most recent first; connected if any reconnects, else disconnected.',
    WALLETS,
    'the wallet connection on load is connected if any wallet reconnects',
  ),
  row(
    'On load it tries to reconnect to the previously used connector, the most recent first; connected if any reconnects, else disconnected.',
    WALLETS,
    'the wallet connection on load is disconnected if no wallet reconnects',
  ),
  row(
    'Disconnecting the last connection gives disconnected with no current connection;',
    WALLETS,
    'the wallet connection without its last wallet is disconnected with no current one',
  ),
  row(
    'otherwise another becomes current.',
    WALLETS,
    'the wallet connection without one of several passes to another',
  ),
]
