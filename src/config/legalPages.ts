/** The operator's legal documents: each is a page of prose, and indexed only while no setting of `legal` is missing in it. */
export const legalPages = [
  '/terms-of-use',
  '/privacy-policy',
  '/cookie-policy',
  '/aml-policy',
  '/refund-policy',
  '/risk-disclosure',
  '/complaints',
  '/restricted-countries',
  '/accessibility',
  '/imprint',
] as const
