import { row } from './sentenceRow'

const NODE = 'tests/integrations/wallet/rpcTransport.test.ts'
const CALLS = 'tests/api/calls.test.ts'
const EACH_CALL = '%s: all own calls use the site base URL with a 10 s timeout'
const CURRENCIES = 'tests/api/currencies.test.ts'
const EXCHANGES = 'tests/api/exchanges.test.ts'
const CUSTOMERS = 'tests/api/customers.test.ts'
const SESSIONS = 'tests/api/sessions.test.ts'
const TOKENS = 'tests/api/authorize.test.ts'
const LOOP = 'tests/features/session/useSessionLoop.test.tsx'
const CHECK_IN = 'tests/features/session/useVisitorCheckIn.test.tsx'
const TO_THE_LETTER = 'the session payload and headers are those of the requirements, to the letter'
const SEVEN = 'e2e/operations/sectionSeven.spec.ts'
const UNPACKED = 'a response %s is unpacked'

/** R34 to R40. */
export const calls = [
  row('All own calls use the site base URL', CALLS, EACH_CALL),
  row('with a 10 s timeout.', CALLS, EACH_CALL),
  row(
    'Authenticated calls add an Authorization bearer header;',
    TOKENS,
    'the bearer token from the accessToken cookie is sent when present',
  ),
  row(
    'outside production an x-qrator-ip-source header with a random IPv4-style value is added.',
    'tests/api/ipSource.test.ts',
    'outside production an x-qrator-ip-source header with a random IPv4-style value is added',
  ),

  row('GET /api/v3/currencies/list?includeDisabled=false&extended=true&limit=1600', CALLS, EACH_CALL),
  row(
    '[&filter={filter}]',
    'tests/features/rates/RatesTable.test.tsx',
    'the filter %s fetches the currency list with filter=%s, in its order',
  ),
  row('[&filter={filter}]', SEVEN, 'the rates and their filters need no call but the currency list'),
  row('result or bare body: currency list', 'tests/api/client.test.ts', UNPACKED),
  row(
    'result or bare body: currency list',
    CURRENCIES,
    'the list of currencies a bare record gets the defaults of the requirements',
  ),
  row('GET /api/v3/currencies?fixed=false&includeDisabled=false | currencies', CALLS, EACH_CALL),
  row(
    'GET /api/v3/currencies?fixed=false&includeDisabled=false | currencies',
    'tests/store/currency/loadLists.test.ts',
    'floating currencies are stored by their symbols',
  ),
  row('GET /api/v3/currencies?fixed=true&includeDisabled=false', CALLS, EACH_CALL),
  row(
    'fixed-rate currencies',
    'tests/store/currency/loadLists.test.ts',
    'fixed currencies are stored by their symbols',
  ),
  row('GET /api/v3/pairs', CALLS, EACH_CALL),
  row('result or bare body: all pairs', CURRENCIES, 'the pairs come %s, as bits'),
  row('GET /api/v3/pairs?fixed=true', CALLS, EACH_CALL),
  row(
    'fixed-rate pairs',
    'tests/store/currency/loadLists.test.ts',
    'fixed pairs are stored beside all pairs',
  ),
  row('GET /api/v3/exchanges-new/{exchangeId}', CALLS, EACH_CALL),
  row(
    'headers site-language, page-visit, device-timezone (zone name plus UTC offset), device-os;',
    'tests/features/exchangeStatus/ExchangeStatus.test.tsx',
    'the progress is fetched with the headers site-language, page-visit, device-timezone and device-os',
  ),
  row('reads result', EXCHANGES, 'the calls an exchange is read from result'),
  row('GET /api/v3/exchanges-new/header', CALLS, EACH_CALL),
  row(
    'last exchanges',
    EXCHANGES,
    'the last exchanges are read line by line, and numbers instead of decimal strings are refused',
  ),
  row(
    'GET /auth-service/api/v1.0/refresh-session/{refreshToken}?type=customer | answer accessToken and refreshToken, stored as cookies',
    TOKENS,
    'on an auth failure the client tries to refresh the session, and the call is repeated as it was',
  ),
  row('GET /api/v4/customers/segment', CALLS, EACH_CALL),
  row('result.segment,', CUSTOMERS, 'GET /api/v4/customers/segment reads result.segment'),
  row(
    'used as the chat user first name',
    'tests/features/thirdParties/useChat.test.tsx',
    'the segment is the chat user first name, of a signed-in customer only',
  ),
  row('GET /api/v3/customers/profile', CALLS, EACH_CALL),
  row(
    'signed-in only;',
    'tests/auth/useCustomer.test.tsx',
    'signed in is anonymous when %s, and no profile is fetched',
  ),
  row('reads data.email', CUSTOMERS, 'GET /api/v3/customers/profile reads data.email, %s'),
  row('and error', CUSTOMERS, 'GET /api/v3/customers/profile reads error %j'),
  row('PATCH /api/v3/customers/sl_check_in', CALLS, EACH_CALL),
  row('signed-in only;', CHECK_IN, 'the visitor check-in is for the signed-in only'),
  row(
    'no payload shown;',
    CUSTOMERS,
    'PATCH /api/v3/customers/sl_check_in is sent without a payload, and its response is ignored',
  ),
  row(
    'success stores the checked visitor',
    CHECK_IN,
    'it is sent once when stored visitor differs from checked visitor',
  ),
  row('POST /api/v3/sessions', CALLS, EACH_CALL),
  row(
    'session payload above; headers device-id, site-language, device-timezone (zone and offset), device-time (ms), os;',
    LOOP,
    TO_THE_LETTER,
  ),
  row('answer expiresAt', SESSIONS, 'the response expiresAt may be %s'),
  row('POST /api/v3/sessions/refresh', CALLS, EACH_CALL),
  row('fingerprintId, mixpanelDeviceId;', LOOP, 'the session otherwise it is refreshed'),
  row(
    'header device-id; answer expiresAt',
    SESSIONS,
    'it is refreshed by POST /api/v3/sessions/refresh with the header device-id',
  ),
  row(
    'POST /monitoring-tunnel?projectId=3',
    'tests/sentry.client.config.test.ts',
    'the error-reporting service sends through a same-origin tunnel',
  ),
  row(
    'error-reporting events and replay segments (third-party shapes)',
    'tests/http/tunnelHandler.test.ts',
    'an envelope of our own project reaches the configured ingest host as it is',
  ),
  row(
    'error-reporting events and replay segments (third-party shapes)',
    'tests/http/tunnelHandler.test.ts',
    'what comes behind the header is passed on byte by byte',
  ),

  row(
    'The page shell also triggers a fetch of all currencies (list false, no filter)',
    'tests/features/currencyList/useCurrencyList.test.tsx',
    'the page shell fetches all currencies, without waiting for the visitor',
  ),
  row(
    'and an attribution action with utmSource, utmMedium, utmCampaign, firstPage.',
    'tests/features/attribution/useAttribution.test.tsx',
    'the shell puts utmSource, utmMedium, utmCampaign and firstPage into the store',
  ),
  row(
    'A feature-flag service is initialised with a client key.',
    'tests/integrations/growthBook.test.ts',
    'features are fetched by client key at the configured host, once',
  ),
  row(
    'A blockchain JSON-RPC over HTTP connection uses batching (size 1000), up to 3 retries, base delay 150 ms doubling, honouring Retry-After, 10 s timeout, retrying on 403, 408, 413, 429, 500, 502, 503, 504.',
    NODE,
    'a blockchain’s node that responds %i is retried up to three times, after 150 ms and its doubles',
  ),
  row(
    'A blockchain JSON-RPC over HTTP connection uses batching (size 1000), up to 3 retries, base delay 150 ms doubling, honouring Retry-After, 10 s timeout, retrying on 403, 408, 413, 429, 500, 502, 503, 504.',
    NODE,
    'a blockchain’s node that says Retry-After is given that long',
  ),
  row(
    'A blockchain JSON-RPC over HTTP connection uses batching (size 1000), up to 3 retries, base delay 150 ms doubling, honouring Retry-After, 10 s timeout, retrying on 403, 408, 413, 429, 500, 502, 503, 504.',
    NODE,
    'a blockchain’s node that hangs times out after 10 s, and is retried',
  ),
]
