import { accountTimings } from '@/config/accountTimings'
import { env } from '@/config/env'
import { DAY } from '@/domain/time/durations'
import { deleteUnconfirmedBefore } from '@/server/accounts/storedCustomers'
import { deleteExpiredMailLinks } from '@/server/mail/mailLinks'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { deleteExpiredChallenges } from '@/server/secondFactors/challenges'
import { deleteOldInvitations } from '@/server/staff/storedMembers'
import { deleteEndedSignIns } from '@/server/signIns/storedSignIns'

export async function deleteExpiredAccounts(): Promise<void> {
  const now = Date.now()
  await deleteExpiredMailLinks(now)
  await deleteEndedSignIns(now)
  await deleteExpiredChallenges(now)
  await deleteOldInvitations(now)
  await deleteUnconfirmedBefore(now - env.retentionUnconfirmedDays * DAY)
}

export const startAccountWorker = () =>
  scheduleJob('accountWorker', accountTimings.accountsCleanup, deleteExpiredAccounts)
