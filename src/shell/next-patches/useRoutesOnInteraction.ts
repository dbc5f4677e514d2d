import { useEffect } from 'react'
import { onFirstInteraction } from '@/browser/page/onFirstInteraction'

/** What WidgetHead has left out. Next.js waits for it on the way to another page, and loads that one anew if it does not come. */
export function useRoutesOnInteraction() {
  useEffect(
    () =>
      onFirstInteraction(
        () => {
          for (const file of document.querySelectorAll<HTMLElement>('script[data-routes]'))
            document.head.append(
              Object.assign(document.createElement('script'), { src: file.dataset.routes }),
            )
        },
        undefined,
        0,
      ),
    [],
  )
}
