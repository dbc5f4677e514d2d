import { useSyncExternalStore } from 'react'
import { framingOrigin } from '@/browser/page/framingOrigin'
import type { WidgetFacts } from '@/domain/partner/widget'

/** Of the page around the frame, as visitors see it in the address bar; the widget's name where it is not registered or unknown. */
export function useHostName(widget: WidgetFacts): string {
  const origin = useSyncExternalStore(never, framingOrigin, () => null)
  return origin !== null && widget.origins.includes(origin) ? new URL(origin).host : widget.name
}

const never = () => () => {}
