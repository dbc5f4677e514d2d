const WALLET = 6

const wallet = (sentence: string) => ({ sentence, issue: WALLET })

/** Sentences whose issue is still to come. All of them are about the wallet. */
export const later = [
  wallet('Wallet connection: connecting, reconnecting, connected, disconnected.'),
  wallet(
    'On load it tries to reconnect to the previously used connector, the most recent first; connected if any reconnects, else disconnected.',
  ),
  wallet('Disconnecting the last connection gives disconnected with no current connection;'),
  wallet('otherwise another becomes current.'),
  wallet(
    'A blockchain JSON-RPC over HTTP connection uses batching (size 1000), up to 3 retries, base delay 150 ms doubling, honouring Retry-After, 10 s timeout, retrying on 403, 408, 413, 429, 500, 502, 503, 504.',
  ),
  wallet(
    'Wallet library codes: 4001 user rejected, 4100 unauthorized, 4200 unsupported method, 4900 disconnected, 4901 chain disconnected, 4902 switch chain failure, plus standard JSON-RPC codes;',
  ),
  wallet("messages such as 'Chain not configured.' and 'Connector already connected.'"),
  wallet('RPC: batch 1000, retries 3, delay 150 ms, polling 4000 ms.'),
]
