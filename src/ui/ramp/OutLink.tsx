import type { ReactNode } from 'react'

/** A page of a ramp, in a tab of its own, so that what was entered here stays. */
export const OutLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
