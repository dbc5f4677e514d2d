// @ts-check
import { providerUrl } from './providerVariables.js'
import { flag, integer, oneOf, ownSecret } from './valueTypes.js'
import { secretVariable, serverVariable } from './variable.js'

export const screeningVariables = {
  screeningUrl: secretVariable('SCREENING_URL', {
    type: providerUrl,
    shapesPages: true,
    description:
      'a service of yours that is called before an exchange, a refund to another address or a payout, and answers `allow`, `hold` or `deny`; it may hold a key in its path, see [Screening](screening.md)',
    example: 'https://screening.example.com/v1/check',
  }),
  screeningSecret: secretVariable('SCREENING_SECRET', {
    type: ownSecret,
    description: 'by which those calls are signed; needed with `SCREENING_URL`',
    example: '0f0e0d0c0b0a09080706050403020100f0e0d0c0b0a090807060504030201000',
  }),
  screeningSilent: serverVariable('SCREENING_SILENT', {
    type: oneOf(/** @type {const} */ (['allow', 'hold', 'deny'])),
    fallback: 'hold',
    description: 'what counts where that service is silent, late or answers anything else',
    example: 'deny',
  }),
  logCallers: serverVariable('LOG_CALLERS', {
    type: flag,
    fallback: '0',
    shapesPages: true,
    description:
      '`1`: our back end stores the IP address of each call that writes, for reports of abuse; the privacy policy says so',
    example: '1',
  }),
  logCallersDays: serverVariable('LOG_CALLERS_DAYS', {
    type: integer(1, 365),
    fallback: '30',
    shapesPages: true,
    description: 'days after which those are deleted',
    example: '14',
  }),
}
