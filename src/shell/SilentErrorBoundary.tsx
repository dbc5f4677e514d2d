import { Component, type ReactNode } from 'react'

/** Optional parts: one that breaks disappears, and the page stays. React logs to the console. */
export class SilentErrorBoundary extends Component<{ children: ReactNode }, { hasBroken: boolean }> {
  static getDerivedStateFromError() {
    return { hasBroken: true }
  }
  override state = { hasBroken: false }

  override render() {
    return this.state.hasBroken ? null : this.props.children
  }
}
