import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importSPKI, jwtVerify } from 'jose'
import { startVendorServer, type VendorResponse, type ReceivedRequest } from './vendorServers'

const EMAIL = 'halyard@e2e-project.iam.gserviceaccount.com'
const SENT = '/v1/projects/e2e-project/messages:send'

/** The data of a message in browser/worker. */
export type PushData = { title: string; body: string; link: string; tag: string }
type Message = { fid: string; data: PushData; webpush: { headers: Record<string, string> } }

/** Of which a refusal is made as FCM makes them. */
const refused = (status: number, errorCode: string): VendorResponse => ({
  status,
  body: JSON.stringify({ error: { code: status, message: 'refused', details: [{ errorCode }] } }),
})
export const UNREGISTERED = refused(404, 'UNREGISTERED')

/** Plays Google for the reference back end: it grants access to a service account whose file it writes into the
 * folder, if the assertion is signed correctly, and takes messages with that access. */
export async function startGoogle(folder: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  let access = 'access-1'
  const responses = new Map<string, VendorResponse>()
  const server = await startVendorServer({})
  const tokenUri = `${server.origin}/token`

  server.routes['/token'] = async ({ body }) => {
    const form = new URLSearchParams(body.toString())
    const rule = { issuer: EMAIL, audience: tokenUri, algorithms: ['RS256'], maxTokenAge: '1h' }
    const { payload } = await jwtVerify(
      form.get('assertion') ?? '',
      await importSPKI(publicKey, 'RS256'),
      rule,
    )
    const isAsked = payload.scope === 'https://www.googleapis.com/auth/firebase.messaging'
    if (!isAsked || form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return { status: 400 }
    return { body: JSON.stringify({ access_token: access, expires_in: 3600, token_type: 'Bearer' }) }
  }
  server.routes[SENT] = (received) =>
    received.headers.authorization === `Bearer ${access}`
      ? (responses.get(messageIn(received).fid) ?? { body: '{"name":"projects/e2e-project/messages/1"}' })
      : refused(401, 'THIRD_PARTY_AUTH_ERROR')

  const account = join(folder, 'service-account.json')
  const key = { project_id: 'e2e-project', private_key_id: 'key-1', private_key: privateKey }
  writeFileSync(account, JSON.stringify({ ...key, client_email: EMAIL, token_uri: tokenUri }))
  return {
    server,
    environment: { FIREBASE_SERVICE_ACCOUNT: account, FCM_HOST: server.origin },
    /** What was sent, in its order. */
    messages: () => server.to(SENT).map(messageIn),
    /** How messages to this device are answered from now on. */
    answer: (fid: string, how: VendorResponse) => responses.set(fid, how),
    /** What was granted so far is worth nothing any more. */
    revoke: () => void (access = 'access-2'),
  }
}
export type Google = Awaited<ReturnType<typeof startGoogle>>

const messageIn = ({ body }: ReceivedRequest) => (JSON.parse(body.toString()) as { message: Message }).message
