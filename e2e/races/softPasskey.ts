import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'

/** User present, user verified, attested credential data (WebAuthn §6.1). */
const FLAGS = 0x45

const sha256 = (text: string) => createHash('sha256').update(text).digest()
/** CBOR (RFC 8949): a head of a major type, for lengths and numbers below 65,536. */
const head = (major: number, count: number) =>
  count < 24
    ? Buffer.from([(major << 5) | count])
    : count < 256
      ? Buffer.from([(major << 5) | 24, count])
      : Buffer.from([(major << 5) | 25, count >> 8, count & 0xff])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

/** What a browser answers to WebAuthn creation options: an ES256 key without attestation. `aaguidHex`: of what stores it. */
export function softPasskey(challenge: string, origin: string, aaguidHex = '00'.repeat(16)) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  // COSE: kty EC2, alg ES256, crv P-256.
  const key = map(
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x, 'base64url'))],
    [number(-3), bytes(Buffer.from(y, 'base64url'))],
  )
  const counter = Buffer.alloc(4)
  const aaguid = Buffer.from(aaguidHex, 'hex')
  const idLength = Buffer.from([0, id.length])
  const data = [sha256(new URL(origin).hostname), Buffer.from([FLAGS]), counter, aaguid, idLength, id, key]
  const attestation = map(
    [text('fmt'), text('none')],
    [text('attStmt'), map()],
    [text('authData'), bytes(Buffer.concat(data))],
  )
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false })
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(client).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  }
}
