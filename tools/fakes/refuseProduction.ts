import { isPublicSite } from '../../src/config/environment/fakeKeys.js'

type Settings = Readonly<Record<string, string | undefined>>

/** Why the fakes do not start beside these settings of a site; null: they may. */
export function productionFault({ ENVIRONMENT = '', LIVE = '', SITE_URL = '' }: Settings): string | null {
  if (ENVIRONMENT === 'production' || (LIVE === '1' && ENVIRONMENT === ''))
    return 'These are the settings of a production site: fakes serve another ENVIRONMENT alone, such as staging.'
  if (SITE_URL !== '' && URL.canParse(SITE_URL) && isPublicSite(SITE_URL))
    return `SITE_URL is ${SITE_URL}, where strangers may come: what they paid to an address of a fake would be lost.`
  return null
}
