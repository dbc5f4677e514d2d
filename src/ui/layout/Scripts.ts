import { createContext, use, type ReactNode } from 'react'

/** False on pages without any script, which leave out what only scripts can do: text browsers hide nothing by style. */
export const Scripts = createContext(true)

export const useHasScripts = (): boolean => use(Scripts)

export const Scripted = ({ children }: { children: ReactNode }): ReactNode =>
  useHasScripts() ? children : null
