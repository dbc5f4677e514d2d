import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations'
import { asLocale } from './languages'
import { translationConfig } from './translationConfig'

const SHELL_GROUPS = ['header', 'footer', 'exchange', 'main-page', 'reusable', 'wallet'] as const

/** The text groups of one page in one language; the shell's own travel with every page (specification §2). */
export const loadTexts = (locale: string | undefined, groups: readonly string[] = []) =>
  serverSideTranslations(asLocale(locale), [...SHELL_GROUPS, ...groups], translationConfig)
