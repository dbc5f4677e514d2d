import { startAccountWorker } from '@/server/accounts/accountWorker'
import { sql } from 'drizzle-orm'
import { onShutdown } from '@/runtime/lifecycle'
import { addReadinessCheck } from '@/runtime/readiness'
import { closeDatabase, database } from '@/server/database/database'
import { startExchangeWorker } from '@/server/exchanges/exchangeWorker'
import { startLiveReader } from '@/server/exchanges/liveReader'
import { measureBackEnd } from '@/server/entry/measureBackEnd'
import { startPayoutConfirmations } from '@/server/programmes/confirmPayouts'
import { startPayoutWorker } from '@/server/programmes/payoutWorker'
import { startEarningsWorker } from '@/server/journal/earningsWorker'
import { startTierWorker } from '@/server/partners/tierWorker'
import { startRequestWorker } from '@/server/paymentRequests/requestWorker'
import { startMailWorker } from '@/server/mail/mailWorker'
import { startStaffEmails } from '@/server/mail/staffEmails'
import { startPushWorker } from '@/server/push/storedPushDevices'
import { startAssetWorker } from '@/server/providers/assetLists'
import { startRampWorker } from '@/server/ramps/offerings'
import { startPriceWorker } from '@/server/prices/pollPrices'
import { startVersionCheck } from '@/server/desk/versionCheck'
import { startRetentionWorker } from '@/server/retention/purge'
import { loadBlockedLists, startBlockedLists } from '@/server/screening/blockedLists'
import { startFactorResetWorker } from '@/server/secondFactors/factorResetWorker'
import { refreshSettings, startSettingsWorker } from '@/server/settings/appliedSettings'
import { startSessionWorker } from '@/server/sessions/sessionWorker'
import { startStatusWorker } from '@/server/status/statusWorker'
import { startWebhookWorker } from '@/server/webhooks/webhookWorker'
import { tokenKeys } from '@/server/signIns/tokenKey'

/** Without its database, a key for its tokens or a list of blocked addresses that can be read the server must stop. */
export async function startBackEnd() {
  try {
    // At the start, so that a second owner of the folder is reported now.
    await database()
    await tokenKeys('access')
    await loadBlockedLists()
    // A coin that staff have removed is offered by no page of this process.
    await refreshSettings()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  onShutdown('database', closeDatabase)
  addReadinessCheck('database', isReachable)
  measureBackEnd()
  startAssetWorker()
  startRampWorker()
  startExchangeWorker()
  startLiveReader()
  startPayoutWorker()
  startPayoutConfirmations()
  startEarningsWorker()
  startRequestWorker()
  startPriceWorker()
  startSessionWorker()
  startPushWorker()
  startMailWorker()
  startStaffEmails()
  startWebhookWorker()
  startTierWorker()
  startAccountWorker()
  startFactorResetWorker()
  startRetentionWorker()
  startBlockedLists()
  startStatusWorker()
  startVersionCheck()
  startSettingsWorker()
}

const isReachable = async () => {
  await (await database()).execute(sql`select 1`)
  return true
}
