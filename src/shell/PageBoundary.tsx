import { useRouter } from 'next/router'
import { Component, type ReactNode } from 'react'
import { PageFault } from './PageFault'

/** Browsers' translators move text nodes, which makes React's changes fail (facebook/react#11538). */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { asPath } = useRouter()
  return <Boundary at={asPath}>{children}</Boundary>
}

class Boundary extends Component<{ at: string; children: ReactNode }, { hasBroken: boolean }> {
  static getDerivedStateFromError() {
    return { hasBroken: true }
  }
  override state = { hasBroken: false }

  override componentDidCatch(error: unknown) {
    // To the error reporter, which listens to the window.
    window.reportError(error)
  }
  override componentDidUpdate(before: { at: string }) {
    if (this.state.hasBroken && before.at !== this.props.at) this.setState({ hasBroken: false })
  }
  override render() {
    if (!this.state.hasBroken) return this.props.children
    return <PageFault onRetry={() => this.setState({ hasBroken: false })} />
  }
}
