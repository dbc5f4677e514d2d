/** What a translator must leave as it is: an amount, a ticker, an address, a hash, an id. */
export const Verbatim = ({ children }: { children: string }) => <span translate="no">{children}</span>
