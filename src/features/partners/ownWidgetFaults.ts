import type { PartnerWidget } from '@/contract/partnerWidgets'
import { normalOrigin } from '@/domain/partner/widget'
import type { FoundWidget } from '@/domain/site/widgetSnippet'

type Own = Pick<PartnerWidget, 'id' | 'name' | 'origins' | 'endedAt'>

/** `origin`: pages there cannot show the widget `widget`. `foreign`: an id of none that is in use. */
export type OwnWidgetFault =
  | { name: string; problem: 'origin'; widget: string }
  | { name: string; problem: 'foreign' }

/** What only the partner’s own list shows. `page`: the origin of the page that the code is of; null: not named. */
export function ownWidgetFaults(
  found: readonly FoundWidget[],
  own: readonly Own[],
  page: string | null,
): OwnWidgetFault[] {
  return found.flatMap(({ values }): OwnWidgetFault[] => {
    const { widget: id } = values
    if (!id) return []
    const widget = own.find((one) => one.id === id && one.endedAt === null)
    if (!widget) return [{ name: id, problem: 'foreign' }]
    if (page === null || widget.origins.includes(page)) return []
    return [{ name: page, problem: 'origin', widget: widget.name }]
  })
}

/** Of the address of a page; null where it is none. */
export function originOfPage(address: string): string | null {
  const text = address.trim()
  const url = URL.canParse(text) ? new URL(text) : null
  return url && normalOrigin(url.origin)
}
