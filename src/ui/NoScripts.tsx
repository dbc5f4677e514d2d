import { Callout } from './Callout'

/** What is said where no scripts run; `noscript` also holds where an extension blocks them, which no media query tells. */
export const NoScripts = ({ children }: { children: string }) => (
  <noscript>
    <Callout>
      <p>{children}</p>
    </Callout>
  </noscript>
)
