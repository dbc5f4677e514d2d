import { accountTimings } from '@/config/accountTimings'
import { deleteUnconfirmedBefore } from '@/server/accounts/storedCustomers'
import { deleteExpiredMailLinks } from '@/server/mail/mailLinks'
import { repeatWork } from '@/server/repeatWork'
import { deleteExpiredChallenges } from '@/server/secondFactors/challenges'
import { deleteEndedSignIns } from '@/server/signIns/storedSignIns'

/** Forgets links and sign-ins that have ended, and who never confirmed his address. */
export async function sweepAccounts(): Promise<void> {
  const now = Date.now()
  await deleteExpiredMailLinks(now)
  await deleteEndedSignIns(now)
  await deleteExpiredChallenges(now)
  await deleteUnconfirmedBefore(now - accountTimings.unconfirmedKept)
}

export const startAccountsSweeper = () =>
  repeatWork('accountsSweeper', accountTimings.accountsSweep, sweepAccounts)
