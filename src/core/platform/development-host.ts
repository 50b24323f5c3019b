const LOCAL = /^(?:localhost|.+\.(?:localhost|local|test)|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a page at this host is one that somebody works on; a page without a host, such as a file, is too. */
export const isDevelopmentHost = (hostname: string = globalThis.location?.hostname ?? ''): boolean =>
  hostname === '' || LOCAL.test(hostname)
