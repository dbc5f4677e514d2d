/** What a session is opened with; field names as specification §3 writes them. */
export type SessionRequest = {
  kind: 'web'
  /** Empty where the browser could not be recognised, or where the operator has switched that off. */
  fingerprintId: string
  mixpanelDeviceId: string
  /** Empty without Google Analytics. */
  googleDeviceId: string
  firstPage: string | null
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
}

export type SessionRefresh = Pick<SessionRequest, 'fingerprintId' | 'mixpanelDeviceId'>
