import { accountTimings } from '@/config/accountTimings'
import { deleteUnconfirmedBefore } from '@/server/accounts/storedCustomers'
import { deleteExpiredMailLinks } from '@/server/mail/mailLinks'
import { scheduleJob } from '@/server/jobs/scheduleJob'
import { deleteExpiredChallenges } from '@/server/secondFactors/challenges'
import { deleteEndedSignIns } from '@/server/signIns/storedSignIns'

export async function deleteExpiredAccounts(): Promise<void> {
  const now = Date.now()
  await deleteExpiredMailLinks(now)
  await deleteEndedSignIns(now)
  await deleteExpiredChallenges(now)
  await deleteUnconfirmedBefore(now - accountTimings.unconfirmedTtl)
}

export const startAccountWorker = () =>
  scheduleJob('accountWorker', accountTimings.accountsCleanup, deleteExpiredAccounts)
