import { useEffect, useState } from 'react'

/** From far above the window down to its upper quarter: what begins there has been reached. */
const REACHED = '100000px 0px -75% 0px'

/** Id of the last section that a reader has reached, the first one until then. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const list = ids.join('\n')
  useEffect(() => {
    const order = list.split('\n')
    const reached = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) reached.add(target.id)
          else reached.delete(target.id)
        setCurrent(namedInView(order) ?? order.findLast((id) => reached.has(id)) ?? order[0])
      },
      { rootMargin: REACHED },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [list])
  return current
}

/** The section that the address names, as long as it begins in the window: the last ones never reach its top. */
function namedInView(ids: readonly string[]): string | undefined {
  const named = ids.find((id) => location.hash === `#${encodeURIComponent(id)}`)
  const top = named && document.getElementById(named)?.getBoundingClientRect().top
  return typeof top === 'number' && top >= 0 && top < window.innerHeight ? named : undefined
}
