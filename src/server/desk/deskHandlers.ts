import type { desk } from '@/contract/desk'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { contestAt } from '@/server/contest/contest'
import { auditEntries, verifyAudit } from '@/server/desk/auditLog'
import { auditView } from '@/server/desk/auditView'
import {
  addAmbassadorTask,
  decideAmbassador,
  decideAmbassadorTask,
  setAmbassadorBudget,
} from '@/server/desk/decideAmbassador'
import { getAmbassadorAtDesk, listAmbassadors } from '@/server/desk/deskAmbassadors'
import { announce, endDeskAnnouncement, listDeskAnnouncements } from '@/server/desk/deskAnnouncements'
import { listCallers } from '@/server/desk/deskCallers'
import { contestWinners } from '@/server/desk/deskContest'
import { listInvitations } from '@/server/desk/deskInvitations'
import { addDeskKey, listDeskKeys, revokeDeskKey, rotateDeskKey } from '@/server/desk/deskKeys'
import { actOnOrder, getOrder, searchOrders } from '@/server/desk/deskOrders'
import { decideHeld, listHeld } from '@/server/desk/deskHolds'
import { listMessages, replyToMessage } from '@/server/desk/deskMessages'
import { decideBrand } from '@/server/desk/decideBrand'
import { decidePartner, messagePartner, ratePartner } from '@/server/desk/decidePartner'
import { getPartnerAtDesk, listPartners } from '@/server/desk/deskPartners'
import { listPartnerOrders, proposeCorrection } from '@/server/desk/partnerCorrections'
import { listPatterns } from '@/server/desk/partnerPatterns'
import { getOverview } from '@/server/desk/deskOverview'
import { decidePayout, listDeskPayouts } from '@/server/desk/deskPayouts'
import { listDeskLegalHolds, releaseDeskLegalHold, setDeskLegalHold } from '@/server/desk/deskLegalHolds'
import { getRelease } from '@/server/desk/deskRelease'
import { block, getScreening, listDeskBlocks, unblock } from '@/server/desk/deskScreening'
import { listStaff } from '@/server/desk/deskStaff'
import { getSettings, listSettingVersions, previewSettings, saveSettings } from '@/server/desk/deskSettings'
import { decideProposal, listProposals } from '@/server/desk/deskProposals'
import { getReportPage, getReportSummary } from '@/server/desk/deskReports'
import {
  listOperatorDeliveries,
  listOperatorWebhooks,
  resendFailedDeliveries,
  resendOperatorDelivery,
  testOperatorWebhook,
} from '@/server/desk/deskWebhooks'
import { exportPayouts, importPayouts } from '@/server/desk/payoutBatches'
import { customerHandlers } from '@/server/desk/customerHandlers'
import { workHandlers } from '@/server/desk/workHandlers'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { addStaffGroup, changeStaffGroup, removeStaffGroup } from '@/server/desk/staffGroups'
import { acceptStaffInvitation, inviteStaff, resendStaffInvitation } from '@/server/desk/staffInvitations'
import { changeStaffMember, removeStaffMember } from '@/server/desk/staffMembers'
import { payoutMode } from '@/server/programmes/payoutMode'
import { providerStatuses } from '@/server/providers/providerStatus'
import { setProviderSwitch } from '@/server/providers/switches'
import { rampStatuses } from '@/server/ramps/rampStatus'
import { reviewView } from '@/server/reviews/reviews'
import { judgeReview, reviewsIn } from '@/server/reviews/storedReviews'

type Handlers = { [Name in keyof typeof desk]: ApiHandler<(typeof desk)[Name]> }

const switchProvider: Handlers['switchProvider'] = async ({ params: { provider }, body }) => {
  const known = await providerStatuses()
  if (!known.some(({ id }) => id === provider))
    throw new ApiError(404, 'not_found', 'It is not among PROVIDERS.')
  const { isOn, weight } = body
  await setProviderSwitch(provider, { isOn, weight })
  return { result: await providerStatuses() }
}

const switchRamp: Handlers['switchRamp'] = async ({ params: { ramp }, body: { isOn } }) => {
  const known = await rampStatuses()
  if (!known.some(({ id }) => id === ramp)) throw new ApiError(404, 'not_found', 'It is not among RAMPS.')
  await setProviderSwitch(ramp, { isOn, weight: 0 })
  return { result: await rampStatuses() }
}

const listDeskReviews: Handlers['reviews'] = async ({ query: { state = 'pending', limit, offset } }) => {
  const rows = await reviewsIn(state, limit + 1, offset)
  const viewOf = (review: (typeof rows)[number]) => ({ ...reviewView(review), exchangeId: review.publicId })
  return { result: pageOfRows(rows, limit, viewOf) }
}

const moderateReview: Handlers['moderateReview'] = async ({ params: { id }, body: { status } }) => {
  if (!(await judgeReview(id, status))) throw new ApiError(404, 'not_found', 'There is no such review.')
  return { result: { id, status } }
}

/** Who may call them is decided in dispatch. */
const deskHandlers: Handlers = {
  session: ({ signedIn: { customer, roles } }) => ({
    result: { email: customer.email, roles: [...roles], payouts: payoutMode() },
  }),
  orders: searchOrders,
  order: getOrder,
  act: actOnOrder,
  payouts: listDeskPayouts,
  decidePayout,
  exportPayouts,
  importPayouts,
  reviews: listDeskReviews,
  moderateReview,
  messages: listMessages,
  reply: replyToMessage,
  providers: async () => ({ result: await providerStatuses() }),
  switchProvider,
  ramps: async () => ({ result: await rampStatuses() }),
  switchRamp,
  callers: listCallers,
  proposals: listProposals,
  decideProposal,
  screening: getScreening,
  held: listHeld,
  decideHeld,
  blocks: listDeskBlocks,
  block,
  unblock,
  release: getRelease,
  legalHolds: listDeskLegalHolds,
  setLegalHold: setDeskLegalHold,
  releaseLegalHold: releaseDeskLegalHold,
  partners: listPartners,
  partner: getPartnerAtDesk,
  decidePartner,
  ratePartner,
  decideBrand,
  messagePartner,
  partnerOrders: listPartnerOrders,
  correctCommission: proposeCorrection,
  partnerPatterns: listPatterns,
  ambassadors: listAmbassadors,
  ambassador: getAmbassadorAtDesk,
  decideAmbassador,
  setAmbassadorBudget,
  addAmbassadorTask,
  decideAmbassadorTask,
  invitations: listInvitations,
  operatorWebhooks: listOperatorWebhooks,
  operatorDeliveries: listOperatorDeliveries,
  testOperatorWebhook,
  resendOperatorDelivery,
  resendFailedDeliveries,
  overview: getOverview,
  reportPage: getReportPage,
  reportSummary: getReportSummary,
  announcements: listDeskAnnouncements,
  announce,
  endAnnouncement: endDeskAnnouncement,
  ...workHandlers,
  ...customerHandlers,
  keys: listDeskKeys,
  addKey: addDeskKey,
  rotateKey: rotateDeskKey,
  revokeKey: revokeDeskKey,
  staff: listStaff,
  addStaffGroup,
  changeStaffGroup,
  removeStaffGroup,
  inviteStaff,
  resendStaffInvitation,
  changeStaffMember,
  removeStaffMember,
  settings: getSettings,
  settingVersions: listSettingVersions,
  previewSettings,
  saveSettings,
  contest: async () => ({ result: await contestAt(Date.now()) }),
  contestWinners,
  audit: async ({ query: { limit, offset } }) => ({
    result: pageOfRows(await auditEntries(limit + 1, offset), limit, auditView),
  }),
  verifyAudit: async () => ({ result: await verifyAudit() }),
}

export const deskResources = {
  staffInvitation: { accept: acceptStaffInvitation },
  desk: deskHandlers,
}
