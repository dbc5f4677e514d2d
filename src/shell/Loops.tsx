import { useProgressBar } from './useProgressBar'

/** The list of all that runs unseen while the site is open. */
export function Loops() {
  useProgressBar()
  return null
}
