import { row } from './sentenceRow'

const WALLET_FAILURE = 'tests/domain/wallet/walletFailure.test.ts'
const LISTS = 'tests/store/currency/loadLists.test.ts'

/** R41 to R43. */
export const errors = [
  row(
    'Session, profile, segment failures: logged only.',
    'tests/features/session/useSessionLoop.test.tsx',
    'on failure of a creation it is only logged, and the next turn tries again',
  ),
  row(
    'Session, profile, segment failures: logged only.',
    'tests/auth/useCustomer.test.tsx',
    'the profile fetch goes by request to failure, which is logged only',
  ),
  row(
    'Session, profile, segment failures: logged only.',
    'tests/features/thirdParties/useChat.test.tsx',
    'a segment failure is logged only',
  ),
  row(
    'Check-in failure: silent.',
    'tests/features/session/useVisitorCheckIn.test.tsx',
    'a failure is silent, and leaves it to the next visit',
  ),
  row(
    'Currency list fetch failure: silent.',
    LISTS,
    'failures of R41 a currency list that cannot be fetched is silent',
  ),
  row(
    'Last-exchanges failure: status failure.',
    LISTS,
    'last exchanges failure keeps old data and sets failure',
  ),
  row(
    'Pairs and fixed fetch failures: logged.',
    LISTS,
    'failures of R41 pairs that cannot be fetched are logged',
  ),
  row(
    'Pairs and fixed fetch failures: logged.',
    LISTS,
    'failures of R41 fixed currencies that cannot be fetched are logged',
  ),
  // The customer sees it all the same; the log says nothing.
  row(
    'Exchange-detail failure: not handled.',
    'e2e/faults/faultShellStatus.spec.ts',
    'an exchange whose call fails, by whatever fault, says so on its page, logs nothing and comes back',
  ),
  row(
    'Token refresh failure: logged and cookies cleared.',
    'tests/api/authorize.test.ts',
    'if the refresh fails because it %s, both cookies are removed and the retry proceeds without authorization',
  ),
  row('Chat errors: logged.', 'tests/integrations/freshchat.test.ts', 'chat errors are logged'),
  row(
    "Error reporting ignores AxiosError, FirebaseError, 'Load failed' and NotFoundError.",
    'tests/sentry.client.config.test.ts',
    'error reporting ignores %s',
  ),
  row(
    'Wallet library codes: 4001 user rejected, 4100 unauthorized, 4200 unsupported method, 4900 disconnected, 4901 chain disconnected, 4902 switch chain failure, plus standard JSON-RPC codes;',
    WALLET_FAILURE,
    'a wallet failure of code %i is reported as %s, also wrapped',
  ),
  row(
    "messages such as 'Chain not configured.' and 'Connector already connected.'",
    WALLET_FAILURE,
    'a wallet failure with the message %s is reported as %s',
  ),
]
