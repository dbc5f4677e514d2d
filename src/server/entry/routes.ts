import type { Endpoint, Endpoints } from '@/contract/endpoint'
import { contract, withAlias } from '@/contract/contract'
import { changeEmail, confirmEmail } from '@/server/accounts/changeEmail'
import { changePassword } from '@/server/accounts/changePassword'
import { exportCustomer } from '@/server/history/customerExport'
import { deleteAccount } from '@/server/accounts/deleteAccount'
import { requestPasswordReset, resetPassword } from '@/server/accounts/passwordReset'
import { checkIn, getProfile, getSegment } from '@/server/accounts/profile'
import { restoreEmail } from '@/server/accounts/restoreEmail'
import { refreshTokens, refreshTokensByBody, signIn, signOut } from '@/server/accounts/signIn'
import { confirmSignUp, signUp } from '@/server/accounts/signUp'
import { getAnnouncements } from '@/server/announcements/announcements'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { sendContactMessage } from '@/server/contacts/contacts'
import { getAddressName } from '@/server/addressNames/addressNames'
import { getContest } from '@/server/contest/contest'
import { allCurrencies, listCurrencies } from '@/server/market/currencies'
import { decideAmount } from '@/server/exchanges/amountDecision'
import { takeAction } from '@/server/exchanges/exchangeActions'
import { deskResources } from '@/server/desk/deskHandlers'
import { actOnRamp } from '@/server/exchanges/rampActions'
import { createRampOrder } from '@/server/exchanges/rampOrders'
import { createExchange, getExchange, simulateDeposit } from '@/server/exchanges/exchanges'
import { emailOutcome } from '@/server/exchanges/outcomeEmail'
import { createHandover, createTransfer, redeemTransfer } from '@/server/exchanges/exchangeTransfers'
import { listLastExchanges } from '@/server/exchanges/lastExchanges'
import { recordPayment } from '@/server/exchanges/payments'
import { claimExchanges, listExchanges } from '@/server/history/history'
import { getFacts, getHistory, listMarkets, listPrices, listSources } from '@/server/market/markets'
import { getApiDocument } from '@/server/openApi/openApiDocument'
import { listPairStatistics } from '@/server/exchanges/pairStatistics'
import { listProviderStatistics } from '@/server/exchanges/providerStatistics'
import { getStatus } from '@/server/status/status'
import { listPairs } from '@/server/market/pairs'
import { playPartnerMonth } from '@/server/maintenance/partnerMonth'
import { acceptInvitation, getInvitations, makeInvitationCode } from '@/server/partners/invitations'
import { applyAsAmbassador, getAmbassador, reportTask } from '@/server/partners/ambassadors'
import { getClicks } from '@/server/partners/partnerClicks'
import { listBrands } from '@/server/partners/partnerBrands'
import { addCode, endCode, listCodes } from '@/server/partners/partnerCodes'
import { addKey, listKeys, revokeKey } from '@/server/partners/partnerKeys'
import { listNotices } from '@/server/partners/partnerNotices'
import { listCommissions } from '@/server/partners/partnerCommissions'
import {
  addWebhook,
  enableWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  resend,
  rotateWebhook,
  testWebhook,
} from '@/server/partners/partnerWebhooks'
import { listPartnerPayouts, requestPartnerPayout } from '@/server/partners/partnerPayouts'
import { addWidget, changeWidget, endWidget, listWidgets } from '@/server/partners/partnerWidgets'
import { apply, getPartner } from '@/server/partners/partners'
import { checkPromoCode } from '@/server/partners/promoCodes'
import { checkRecipient, getWidget } from '@/server/partners/widgets'
import { getStatement, listStatements } from '@/server/partners/partnerStatements'
import { getStatistics } from '@/server/partners/partnerStatistics'
import {
  acceptRequest,
  createRequest,
  getRequest,
  listRequests,
  markRequest,
  voidRequest,
} from '@/server/paymentRequests/paymentRequests'
import { payRequest } from '@/server/exchanges/payRequest'
import { getLoyalty } from '@/server/programmes/loyalty'
import { listPayouts, requestPayout } from '@/server/programmes/payouts'
import { stopFactorReset } from '@/server/secondFactors/factorReset'
import { stopPayout } from '@/server/programmes/payoutStops'
import { switchPushOff, switchPushOn } from '@/server/exchanges/exchangePush'
import { getRampList } from '@/server/market/rampList'
import { getRampOffers } from '@/server/market/rampOffers'
import { getRampOptions } from '@/server/market/rampOptions'
import { getNetworkTerms } from '@/server/market/networkTerms'
import { getEstimate, getOffers, getRange } from '@/server/market/quotes'
import { getReceipt, listReceiptKeys, verifyReceipt } from '@/server/receipts/receipts'
import { listPendingReviews, listReviews, moderateReview, submitReview } from '@/server/reviews/reviews'
import { listAddresses, removeAddress, saveAddress } from '@/server/accounts/savedAddresses'
import { completeSignIn } from '@/server/accounts/completeSignIn'
import { confirm, startConfirmation } from '@/server/secondFactors/confirmation'
import {
  addPasskey,
  addTotp,
  confirmTotp,
  getSecurity,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  startPasskey,
} from '@/server/secondFactors/security'
import { createSession, refreshSession } from '@/server/sessions/sessions'
import { endOtherSignIns, endSignIn, listSignIns } from '@/server/signIns/signIns'

type HandlersOf<Resource extends Endpoints> = { [Name in keyof Resource]: ApiHandler<Resource[Name]> }
type Handlers = { [Name in keyof typeof contract]: HandlersOf<(typeof contract)[Name]> }

const handlers: Handlers = {
  currencies: { list: listCurrencies, all: allCurrencies, pairs: listPairs },
  markets: {
    list: listMarkets,
    prices: listPrices,
    sources: listSources,
    history: getHistory,
    facts: getFacts,
  },
  quotes: { range: getRange, estimate: getEstimate, offers: getOffers, networks: getNetworkTerms },
  ramps: {
    list: getRampList,
    options: getRampOptions,
    offers: getRampOffers,
    order: createRampOrder,
    act: actOnRamp,
  },
  exchanges: {
    create: createExchange,
    emailOutcome,
    last: listLastExchanges,
    get: getExchange,
    act: takeAction,
    decideAmount,
    recordPayment,
    pushOn: switchPushOn,
    pushOff: switchPushOff,
    createTransfer,
    createHandover,
    redeemTransfer,
  },
  addressNames: { get: getAddressName },
  providerStatistics: { list: listProviderStatistics },
  pairStatistics: { list: listPairStatistics },
  siteStatus: { get: getStatus },
  receipts: { get: getReceipt, keys: listReceiptKeys, verify: verifyReceipt },
  sessions: { create: createSession, refresh: refreshSession },
  signIn: {
    signUp,
    confirmSignUp,
    signIn,
    completeSignIn,
    signOut,
    requestPasswordReset,
    resetPassword,
    refreshByBody: refreshTokensByBody,
    refresh: refreshTokens,
  },
  account: {
    profile: getProfile,
    segment: getSegment,
    checkIn,
    changePassword,
    changeEmail,
    confirmEmail,
    restoreEmail,
    signIns: listSignIns,
    endOtherSignIns,
    endSignIn,
    delete: deleteAccount,
  },
  security: {
    get: getSecurity,
    startConfirmation,
    confirm,
    startTotp: addTotp,
    confirmTotp,
    removeTotp,
    startPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
    renewRecoveryCodes,
    stopReset: stopFactorReset,
  },
  customerData: { export: exportCustomer },
  history: { list: listExchanges, claim: claimExchanges },
  programmes: {
    addresses: listAddresses,
    saveAddress,
    removeAddress,
    loyalty: getLoyalty,
    payouts: listPayouts,
    requestPayout,
    stopPayout,
  },
  partners: {
    apply,
    me: getPartner,
    notices: listNotices,
    codes: listCodes,
    addCode,
    endCode,
    keys: listKeys,
    addKey,
    revokeKey,
    webhooks: listWebhooks,
    addWebhook,
    rotateWebhook,
    enableWebhook,
    removeWebhook,
    testWebhook,
    deliveries: listDeliveries,
    resend,
    widgets: listWidgets,
    addWidget,
    changeWidget,
    endWidget,
    statistics: getStatistics,
    clicks: getClicks,
    commissions: listCommissions,
    statements: listStatements,
    statementLines: getStatement,
    payouts: listPartnerPayouts,
    requestPayout: requestPartnerPayout,
  },
  partnerBrands: { list: listBrands },
  ambassadors: { me: getAmbassador, apply: applyAsAmbassador, report: reportTask },
  invitations: { me: getInvitations, code: makeInvitationCode, accept: acceptInvitation },
  promoCodes: { check: checkPromoCode },
  widgets: { get: getWidget, checkRecipient },
  paymentRequests: {
    list: listRequests,
    create: createRequest,
    get: getRequest,
    void: voidRequest,
    accept: acceptRequest,
    mark: markRequest,
    pay: payRequest,
  },
  contacts: { send: sendContactMessage },
  reviews: { submit: submitReview, list: listReviews, pending: listPendingReviews, moderate: moderateReview },
  contest: { get: getContest },
  announcements: { list: getAnnouncements },
  apiDocument: { get: getApiDocument },
  sandbox: { deposit: simulateDeposit, partnerMonth: playPartnerMonth },
  ...deskResources,
}

export type Route = Endpoint & { handler: ApiHandler }
const handlersByName = handlers as unknown as Record<string, Record<string, ApiHandler>>

export const routes: readonly Route[] = Object.entries<Endpoints>(contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const handler = handlersByName[resource]?.[name]
    return handler ? withAlias({ ...endpoint, handler }) : []
  }),
)
