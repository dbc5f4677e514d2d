import { row } from './sentenceRow'

const CURRENCIES = 'tests/api/currencies.test.ts'
const LISTS = 'tests/domain/currency/currencyLists.test.ts'
const EXCHANGE = 'tests/store/slices/exchangeSlice.test.ts'
const STORED = 'tests/store/currency/loadLists.test.ts'
const ACCOUNT = 'tests/store/slices/customerAccountSlice.test.ts'
const SMALL = 'tests/store/smallSlices.test.ts'
const ATTRIBUTION = 'tests/browser/storage/attribution.test.ts'
const COOKIES = 'tests/browser/storage/cookies.test.ts'
const WALLETS = 'tests/integrations/wallet/wallets.test.ts'
const LOOP = 'tests/features/session/useSessionLoop.test.tsx'
const CUSTOMERS = 'tests/api/customers.test.ts'
const NOTICES = 'tests/features/notices'
const PAYLOAD = 'the session payload and headers are those of the requirements, to the letter'

/** R17 to R22. */
export const entities = [
  row(
    'Currency (mapped on receipt from the list endpoint)',
    CURRENCIES,
    'the list of currencies comes through as it is',
  ),
  row(
    'confirmations_from (default null), network (default empty), enabled (default true), isFavorite (default false), dailyChange (default null)',
    CURRENCIES,
    'the list of currencies a bare record gets the defaults of the requirements',
  ),
  row(
    'isBTCLightning (true when the symbol is btc-lightning).',
    CURRENCIES,
    'the list of currencies the Lightning bitcoin is known by its symbol',
  ),
  row(
    'Derived lists: popular currencies (those with priority),',
    LISTS,
    'popular currencies are those with a priority, in its order',
  ),
  row('fiat currencies, popular fiat.', LISTS, 'fiat currencies and popular fiat are lists of their own'),
  row(
    'Exchange filter values: new, gainers, losers, stable.',
    'tests/features/rates/RatesTable.test.tsx',
    'the filter %s fetches the currency list with filter=%s, in its order',
  ),
  row(
    'Exchange slice: filter, isFiltering, allCurrenciesList,',
    EXCHANGE,
    'the exchange slice has every field of R18',
  ),
  row('fixedCurrencies,', STORED, 'fixed currencies are stored by their symbols'),
  row('allPairsList, fixedPairs,', STORED, 'fixed pairs are stored beside all pairs'),
  row(
    'fiat, popularCurrencies, popularFiat,',
    EXCHANGE,
    'popular currencies, fiat and popular fiat are derived from the one list',
  ),
  row(
    'exchangesList (entries keyed by publicId),',
    EXCHANGE,
    'exchange detail replaces any entry with the same publicId',
  ),
  row(
    'lastExchanges, lastExchangesFetchStatus (idle, success, failure), eData.',
    STORED,
    'last exchanges failure keeps old data and sets failure',
  ),
  row(
    'Customer account slice: isAuth, email, membershipAddress, tokenBalance, cashbackLoyalty, cashbackLoyaltyInfo, isLoadingSavedAddresses, savedAddresses, savedAddressesMeta, profile, maintaince',
    ACCOUNT,
    'the account slice has every field of R19, empty at first',
  ),
  row(
    'Analytics slice: utmSource, utmMedium, utmCampaign.',
    'tests/features/attribution/useAttribution.test.tsx',
    'the shell puts utmSource, utmMedium, utmCampaign and firstPage into the store',
  ),
  row('Other slice: randomSeed.', SMALL, 'the other slice draws its seed once for each store'),
  row(
    'Third-party loading slice: amplitude, googleAnalytics, freshchat, satismeter, plerdy, mercuryo, gtm, trustpilot,',
    SMALL,
    'third-party loading every service of R20 is idle at first',
  ),
  row(
    'each with loading status idle, request, success or failure.',
    SMALL,
    'third-party loading goes from request to success or failure, each service for itself',
  ),
  row(
    'Session request payload: kind (value web), fingerprintId, mixpanelDeviceId, googleDeviceId, firstPage, utmSource, utmMedium, utmCampaign.',
    LOOP,
    PAYLOAD,
  ),
  row('Session response: expiresAt.', 'tests/api/sessions.test.ts', 'the response expiresAt may be %s'),
  row(
    'Refresh payload: fingerprintId, mixpanelDeviceId.',
    'tests/api/sessions.test.ts',
    'it is refreshed by POST /api/v3/sessions/refresh with the header device-id',
  ),
  row('Profile response: data.email', CUSTOMERS, 'GET /api/v3/customers/profile reads data.email, %s'),
  row('and an error field.', CUSTOMERS, 'GET /api/v3/customers/profile reads error %j'),
  row('Segment response: result.segment.', CUSTOMERS, 'GET /api/v4/customers/segment reads result.segment'),
  row(
    'Wallet connection state: connections (each with accounts, chain id, connector), current connection, status.',
    WALLETS,
    'the wallet connection is connecting, connected and disconnected in turn',
  ),
  row(
    'Browser storage keys: utm_source, utm_medium, utm_campaign,',
    ATTRIBUTION,
    'utm_source, utm_medium and utm_campaign are stored under their own names and found again',
  ),
  row('firstPage,', ATTRIBUTION, 'the first visited page path is stored once under firstPage'),
  row(
    'visitor, checked_visitor, sessionExpired, lastConversationId, app-download-banner-is-hidden, cookies-notification-message-is-hidden, maintance-notifications,',
    'tests/browser/storage/storage.test.ts',
    'every key of R21 is the one that is stored',
  ),
  row(
    'maintance-notifications,',
    `${NOTICES}/MaintenanceNotice.test.tsx`,
    'not shown when its id is in the stored list',
  ),
  row(
    'and the colour scheme value.',
    'tests/browser/page/colorScheme.test.ts',
    'a choice is stored and set on the page',
  ),
  row('Cookies: accessToken, refreshToken', COOKIES, 'the tokens are stored secure and strict same-site'),
  row('amplitudeUserId,', COOKIES, 'amplitudeUserId is generated once and stored'),
  row(
    '_ga (secure, strict same-site for the tokens).',
    COOKIES,
    'Google’s id of the device is what follows its version in _ga, and empty without one',
  ),
]
