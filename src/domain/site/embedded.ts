import { isWidgetPage } from './widgetPage'

/** Paths under /views/ stand in other people's pages: nothing of ours lies over them (R7). */
export const isEmbedded = (path: string): boolean => path.startsWith('/views/')

/** Without the site's shell, scripts and fonts. */
export const isBare = (path: string): boolean =>
  (isEmbedded(path) && !isWidgetPage(path)) || path === '/offline'
