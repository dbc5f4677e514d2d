import { useProgressBar } from './useProgressBar'
import { useRouteFocus } from './useRouteFocus'

/** The list of all that runs unseen while the site is open. */
export function Loops() {
  useProgressBar()
  useRouteFocus()
  return null
}
