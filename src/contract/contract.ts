import { account } from './account'
import { addressNames } from './addressNames'
import { ambassadors } from './ambassadors'
import { announcements } from './announcements'
import { apiDocument } from './apiDocument'
import { contacts } from './contacts'
import { contest } from './contest'
import { currencies } from './currencies'
import { customerData } from './customerData'
import { desk } from './desk'
import type { Endpoint } from './endpoint'
import { exchanges } from './exchanges'
import { history } from './history'
import { invitations } from './invitations'
import { markets } from './markets'
import { pairStatistics } from './pairStatistics'
import { partnerBrands } from './partnerBrands'
import { partners } from './partners'
import { paymentRequests } from './paymentRequests'
import { programmes } from './programmes'
import { promoCodes } from './promoCodes'
import { providerStatistics } from './providerStatistics'
import { quotes } from './quotes'
import { ramps } from './ramps'
import { receipts } from './receipts'
import { reviews } from './reviews'
import { sandbox } from './sandbox'
import { security } from './security'
import { sessions } from './sessions'
import { signIn } from './signIn'
import { siteStatus } from './siteStatus'
import { staffInvitation } from './staffInvitation'
import { widgets } from './widgets'

/** Every call of the API by its resource. Fixed paths stand before those with parameters that would match them too. */
export const contract = {
  currencies,
  markets,
  quotes,
  ramps,
  exchanges,
  addressNames,
  receipts,
  providerStatistics,
  pairStatistics,
  siteStatus,
  sessions,
  signIn,
  account,
  security,
  customerData,
  history,
  programmes,
  partners,
  partnerBrands,
  ambassadors,
  invitations,
  promoCodes,
  widgets,
  paymentRequests,
  contacts,
  reviews,
  contest,
  announcements,
  apiDocument,
  sandbox,
  staffInvitation,
  desk,
}

export const withAlias = <E extends Endpoint>(endpoint: E): E[] =>
  endpoint.alias ? [endpoint, { ...endpoint, path: endpoint.alias, alias: endpoint.path }] : [endpoint]
