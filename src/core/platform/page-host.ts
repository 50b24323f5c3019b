/** The host of the page with its port, as the address bar shows it; empty on a server. */
export const pageHost = (): string => (typeof location === 'undefined' ? '' : location.host)

/** The origin of the page; empty on a server. */
export const pageOrigin = (): string => (typeof location === 'undefined' ? '' : location.origin)
