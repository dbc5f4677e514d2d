import { useDocumentLanguage } from './useDocumentLanguage'
import { useProgressBar } from './useProgressBar'
import { useRouteFocus } from './useRouteFocus'

/** The list of all that runs unseen while the site is open. */
export function Loops() {
  useProgressBar()
  useDocumentLanguage()
  useRouteFocus()
  return null
}
