import { Callout } from './Callout'

/** Said only where no scripts run, for whatever reason: those of a page mark it before the first paint (base.css). */
export const NoScripts = ({ children }: { children: string }) => (
  <div className="scriptless">
    <Callout>
      <p>{children}</p>
    </Callout>
  </div>
)
