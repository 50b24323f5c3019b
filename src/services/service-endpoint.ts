/**
 * Whether a URL is the rpc service's, which accepts JSON without a content type and so needs no preflight (WIRE 1.3).
 */
export function isServiceEndpoint(url: string): boolean {
  const { searchParams, pathname } = new URL(url)
  return searchParams.has('chainId') && /\/v1\/?$/.test(pathname)
}
