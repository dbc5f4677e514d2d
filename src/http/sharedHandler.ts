import { paths } from '@/config/paths'
import { sharedFragment, sharedTextIn } from '@/domain/site/sharedText'
import { localePath } from '@/i18n/localePath'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'

/** GET /shared?title=&text=&url=&link= leads to the form, which reads what was shared and lets the visitor confirm it. */
export const sharedHandler: SiteHandler = (_, res, { locale, search }) => {
  const fragment = sharedFragment(sharedTextIn(new URLSearchParams(search)))
  sendStatus(res, 303, {
    location: localePath(locale, paths.exchange) + fragment,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
}
