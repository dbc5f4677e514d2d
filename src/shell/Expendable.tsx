import { Component, type ReactNode } from 'react'

/** Parts that a page can do without: one that breaks disappears, and the page stays. React tells the console. */
export class Expendable extends Component<{ children: ReactNode }, { hasBroken: boolean }> {
  static getDerivedStateFromError() {
    return { hasBroken: true }
  }
  override state = { hasBroken: false }

  override render() {
    return this.state.hasBroken ? null : this.props.children
  }
}
