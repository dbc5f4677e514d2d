// @ts-check
import { connection, safeOrigin, sender, socketAddress } from './addressTypes.js'
import { nodesByChain, testChain, walletConnectId } from './chainTypes.js'
import { bearerSecret, flag, ownSecret, path, seconds, shaped } from './valueTypes.js'
import { providerUrl } from './providerVariables.js'
import { publicVariable, secretVariable, serverVariable } from './variable.js'

/** The reference back end: none of these counts where API_ORIGIN names another one. */
export const sandboxVariables = {
  dataDir: serverVariable('DATA_DIR', {
    type: path,
    fallback: '.halyard',
    description: "folder of the sandbox's database and of its outbox",
    example: '/var/lib/halyard',
  }),
  databaseUrl: secretVariable('DATABASE_URL', {
    type: connection(['postgres', 'postgresql'], 'user:password@host/database'),
    description: '`postgres://user:password@host/database` in place of the database in that folder',
    example: 'postgres://10.0.0.3/halyard',
  }),
  embeddedDatabase: serverVariable('EMBEDDED_DATABASE', {
    type: flag,
    fallback: '0',
    description:
      '`1`: a live site without `DATABASE_URL` is meant to hold its orders in `DATA_DIR`, so that the start does not warn of it',
    example: '1',
  }),
  migrate: serverVariable('MIGRATE', {
    type: flag,
    fallback: '1',
    description: '`0`: a start does not change tables; `npm run migrate` does, see [Roles](backups.md#roles)',
    example: '0',
  }),
  sandboxStepSeconds: serverVariable('SANDBOX_STEP_SECONDS', {
    type: seconds(86_400),
    fallback: '3',
    description: 'seconds each step of a sandbox exchange takes',
    example: '1',
  }),
  webhooksToLoopback: serverVariable('WEBHOOKS_TO_LOOPBACK', {
    type: flag,
    fallback: '0',
    description:
      '`1`: webhooks and postbacks of partners may also go to this machine, over http, to try them out; without effect on a live site',
    example: '1',
  }),
  tokenSecret: secretVariable('TOKEN_SECRET', {
    type: ownSecret,
    description: "signs customers' tokens, 32 or more characters; empty: one is made and stored",
    example: 'x'.repeat(32),
  }),
  tokenSecretPrevious: secretVariable('TOKEN_SECRET_PREVIOUS', {
    type: ownSecret,
    description: 'TOKEN_SECRET as it was before a change, still accepted: for 90 days at most',
    example: 'y'.repeat(32),
  }),
  receiptKeysSince: serverVariable('RECEIPT_KEYS_SINCE', {
    type: shaped(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day like 2026-11-22'),
    description:
      'keys of receipts that were made before this day sign no more (UTC), what they signed stays valid; empty: each key signs for a year',
    example: '2026-11-22',
  }),
  smtpUrl: secretVariable('SMTP_URL', {
    type: connection(['smtp', 'smtps'], 'user:password@host'),
    description: '`smtps://user:password@host` for emails; empty: they are written to files in the outbox',
    example: 'smtp://10.0.0.4',
  }),
  mailFrom: serverVariable('MAIL_FROM', {
    type: sender,
    description: "sender of emails; empty: no-reply at the site's host",
    example: 'Capstan <mail@example.com>',
  }),
  moderationToken: secretVariable('MODERATION_TOKEN', {
    type: bearerSecret,
    description:
      'the bearer that moderates reviews, 32 or more characters; empty: nobody can, and none is shown',
    example: 'x'.repeat(32),
  }),
  moderationTokenPrevious: secretVariable('MODERATION_TOKEN_PREVIOUS', {
    type: bearerSecret,
    description: 'MODERATION_TOKEN as it was before a change, still accepted, see [Rotation](rotation.md)',
    example: 'y'.repeat(32),
  }),
  firebaseServiceAccount: secretVariable('FIREBASE_SERVICE_ACCOUNT', {
    type: path,
    shapesPages: true,
    description:
      "path of Google's JSON file of a service account, with which the embedded back end sends push messages; empty: it sends none, and no page offers them",
    example: '/run/secrets/firebase.json',
  }),
  fcmHost: serverVariable('FCM_HOST', {
    type: safeOrigin,
    fallback: 'https://fcm.googleapis.com',
    description: 'where push messages are sent',
    example: 'https://relay.example.com',
  }),
}

export const walletVariables = {
  sandboxChain: publicVariable('SANDBOX_CHAIN', {
    type: testChain,
    description:
      'a chain of no real money for wallet payments in the sandbox, see [A chain for wallets](sandbox.md#a-chain-for-wallets)',
    example: JSON.stringify({
      network: 'eth',
      chainId: 31337,
      name: 'Local',
      rpcUrl: 'http://127.0.0.1:8545',
      depositAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    }),
  }),
  rpcUrls: publicVariable('RPC_URLS', {
    type: nodesByChain,
    description: 'nodes by chain id in place of the public ones, as JSON: `{"1":"https://…"}`',
    example: '{"1":"https://node.example.com"}',
  }),
  ethereumNodeUrl: secretVariable('ETHEREUM_NODE_URL', {
    type: providerUrl,
    description:
      'the node of Ethereum by which our back end looks up names such as `name.eth` in address fields; it may hold a key in its path. Empty: names are not taken',
    example: 'https://node.example.com/v3/key',
  }),
  walletConnectProjectId: publicVariable('WALLETCONNECT_PROJECT_ID', {
    type: walletConnectId,
    description:
      "the site's id at WalletConnect; empty: wallets of other devices cannot be connected, see [Wallets of other devices](sandbox.md#wallets-of-other-devices)",
    example: '0'.repeat(32),
  }),
  walletConnectRelayUrl: publicVariable('WALLETCONNECT_RELAY_URL', {
    type: socketAddress,
    fallback: 'wss://relay.walletconnect.org',
    description: 'the relay between the site and those wallets',
    example: 'wss://relay.example.com',
  }),
}
