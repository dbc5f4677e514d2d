import type { ReactNode } from 'react'

/** A button that has a text signed by the wallet of an address. */
export type SignTool = (message: string, address: string, onSigned: (signature: string) => void) => ReactNode
