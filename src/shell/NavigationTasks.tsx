import { usePrefetchOnIntent, useStylesOfLinked } from './usePrefetchOnIntent'
import { useProgressBar } from './useProgressBar'

/** What makes the way on from a page short. Widgets, whose pages lead nowhere, do without its code. */
export function NavigationTasks() {
  useProgressBar()
  usePrefetchOnIntent()
  useStylesOfLinked()
  return null
}
