/** Not to be translated: an amount, a ticker, an address, a hash, an id. */
export const Verbatim = ({ children }: { children: string }) => <span translate="no">{children}</span>
