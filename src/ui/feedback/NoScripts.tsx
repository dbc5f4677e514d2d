import { Callout } from './Callout'

/** Scripts of a page mark it before the first paint (base.css). */
export const NoScripts = ({ children }: { children: string }) => (
  <div className="scriptless">
    <Callout>
      <p>{children}</p>
    </Callout>
  </div>
)
