import type { security } from '@/contract/security'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import type { SignedIn } from '@/server/kernel/SignedIn'
import { lockSignedIn } from '@/server/signIns/lockSignedIn'
import { database, type Transaction } from '@/server/database/database'
import { sendAlert } from '@/server/mail/sendAlert'
import { limitTries } from '@/server/passwords/tryPassword'
import { endChallenge, storeChallenge, tryChallenge } from '@/server/secondFactors/challenges'
import {
  countPasskeys,
  creationOptions,
  deletePasskey,
  passkeysOf,
  readNewPasskey,
  storePasskey,
  storePasskeyName,
} from '@/server/secondFactors/passkeys'
import { hasSecondFactor } from '@/server/secondFactors/proof'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  replaceRecoveryCodes,
} from '@/server/secondFactors/recoveryCodes'
import { requireFresh } from '@/server/secondFactors/requireFresh'
import { deleteTotp, hasTotp, startTotp, takeTotpCode } from '@/server/secondFactors/totp'

const MAX_PASSKEYS = 10

export const getSecurity: ApiHandler<typeof security.get> = async ({ signedIn: { customer } }) => {
  const db = await database()
  const passkeys = await passkeysOf(customer.id)
  return {
    result: {
      totp: await hasTotp(db, customer.id),
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        createdAt: new Date(createdAt).toISOString(),
        usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
      })),
      recoveryCodes: await countRecoveryCodes(db, customer.id),
    },
  }
}

/** It counts once a code of it has come. */
export const addTotp: ApiHandler<typeof security.startTotp> = async ({ signedIn }) => {
  requireFresh(signedIn)
  const db = await database()
  const started = await db.transaction(async (transaction) =>
    startTotp(transaction, await lockSignedIn(transaction, signedIn), Date.now()),
  )
  if (!started) throw new ApiError(409, 'limit_reached', 'An authenticator app is set up already.')
  return { result: started }
}

export const confirmTotp: ApiHandler<typeof security.confirmTotp> = async ({ signedIn, body: { code } }) => {
  requireFresh(signedIn)
  const { customer, signInId } = signedIn
  const db = await database()
  let recoveryCodes: string[] | null = null
  const isRight = await limitTries({ signInId }, () =>
    db.transaction(async (transaction) => {
      await lockSignedIn(transaction, signedIn)
      if (!(await takeTotpCode(transaction, customer.id, code, Date.now(), false))) return false
      recoveryCodes = await firstRecoveryCodes(transaction, customer.id)
      return true
    }),
  )
  if (!isRight) throw new ApiError(403, 'code_wrong', 'The code is wrong, or the app was not started here.')
  await sendAlert(customer, 'factorAdded', Date.now())
  return { result: { recoveryCodes } }
}

export const removeTotp: ApiHandler<typeof security.removeTotp> = async ({ signedIn }) =>
  remove(signedIn, (transaction) => deleteTotp(transaction, signedIn.customer.id))

export const startPasskey: ApiHandler<typeof security.startPasskey> = async ({ signedIn }) => {
  requireFresh(signedIn)
  const { customer } = signedIn
  const known = await passkeysOf(customer.id)
  if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys()
  const options = await creationOptions(customer, known)
  const challenge = {
    customerId: customer.id,
    purpose: 'addPasskey' as const,
    challenge: options.challenge,
  }
  return { result: { token: await storeChallenge(challenge, Date.now()), options: { ...options } } }
}

export const addPasskey: ApiHandler<typeof security.addPasskey> = async ({ signedIn, body }) => {
  requireFresh(signedIn)
  const { customer } = signedIn
  const { id: customerId } = customer
  const now = Date.now()
  const challenge = await tryChallenge(body.token, 'addPasskey', now)
  const made = await readNewPasskey(body.passkey, challenge.challenge)
  if (!made || challenge.customerId !== customerId) throw invalidPasskey()
  const passkey = { ...made, customerId, name: made.name ?? body.name, createdAt: now, usedAt: null }
  const db = await database()
  const recoveryCodes = await db.transaction(async (transaction) => {
    await lockSignedIn(transaction, signedIn)
    if ((await countPasskeys(transaction, customerId)) >= MAX_PASSKEYS) throw tooManyPasskeys()
    if (!(await storePasskey(transaction, passkey))) throw invalidPasskey()
    await endChallenge(transaction, challenge)
    return firstRecoveryCodes(transaction, customerId)
  })
  await sendAlert(customer, 'factorAdded', Date.now())
  return { result: { recoveryCodes } }
}

export const renamePasskey: ApiHandler<typeof security.renamePasskey> = async ({
  signedIn: { customer },
  params: { id },
  body: { name },
}) => {
  if (!(await storePasskeyName(customer.id, id, name))) throw notThere()
  return { result: {} }
}

export const removePasskey: ApiHandler<typeof security.removePasskey> = async ({ signedIn, params }) =>
  remove(signedIn, (transaction) => deletePasskey(transaction, signedIn.customer.id, params.id))

export const renewRecoveryCodes: ApiHandler<typeof security.renewRecoveryCodes> = async ({ signedIn }) => {
  requireFresh(signedIn)
  const { id } = signedIn.customer
  const db = await database()
  const codes = await db.transaction(async (transaction) => {
    await lockSignedIn(transaction, signedIn)
    if (!(await hasSecondFactor(transaction, id))) throw notThere()
    return replaceRecoveryCodes(transaction, id)
  })
  await sendAlert(signedIn.customer, 'recoveryRenewed', Date.now())
  return { result: { recoveryCodes: codes } }
}

/** The first factor brings recovery codes, shown this once. */
const firstRecoveryCodes = async (transaction: Transaction, customerId: string) =>
  (await countRecoveryCodes(transaction, customerId)) > 0
    ? null
    : replaceRecoveryCodes(transaction, customerId)

async function remove(signedIn: SignedIn, work: (transaction: Transaction) => Promise<boolean>) {
  requireFresh(signedIn)
  const { customer } = signedIn
  const db = await database()
  const isDone = await db.transaction(async (transaction) => {
    await lockSignedIn(transaction, signedIn)
    const isRemoved = await work(transaction)
    if (!(await hasSecondFactor(transaction, customer.id)))
      await deleteRecoveryCodes(transaction, customer.id)
    return isRemoved
  })
  if (!isDone) throw notThere()
  await sendAlert(customer, 'factorRemoved', Date.now())
  return { result: {} }
}

const notThere = () => new ApiError(404, 'not_found', 'There is no such second factor.')
const invalidPasskey = () => new ApiError(403, 'passkey_invalid', 'The response of the passkey does not fit.')
const tooManyPasskeys = () =>
  new ApiError(422, 'limit_reached', `There are ${MAX_PASSKEYS} passkeys already.`)
