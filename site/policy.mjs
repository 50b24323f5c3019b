/** Tells wallets where a request comes from; only with the hosted relay. */
const VERIFY = 'https://verify.walletconnect.org'

/** The services that a site may replace or turn off, in words. */
export const SERVICES = [
  { name: 'catalogue', text: 'Wallets and their pictures' },
  { name: 'blockchain', text: 'Balances, names, swaps, Buy' },
  { name: 'rpc', text: 'Chain calls' },
  { name: 'relay', text: 'WalletConnect' },
  { name: 'secureSite', text: 'Email and social logins' },
  { name: 'analytics', text: 'Events' },
]

/** The part of an address that a policy names, ports with a star included, or nothing if it is not one. */
export function sourceOf(address) {
  const [source] = /^(?:https?|wss?):\/\/[a-z0-9.*-]+(?::(?:\d+|\*))?(?=[/?#]|$)/i.exec(address.trim()) ?? []
  return source?.toLowerCase()
}

/** A host of pictures, as `imageHosts` has it: without a scheme. */
export const pictureSourceOf = host => sourceOf(host.includes('://') ? host : `https://${host}`)

/** The entries of a text field, between spaces or commas. */
export const words = text => text.split(/[\s,]+/).filter(Boolean)

const sources = (...lists) => [...new Set(lists.flat().filter(Boolean))].join(' ')

/** Where a service is: the hosted one, one's own at one or more addresses, or nowhere. */
const placesOf = (setting, hosted) =>
  setting === 'off' ? [] : setting === 'hosted' ? [hosted] : words(setting).map(sourceOf)

/**
 * The `Content-Security-Policy` of a page with the modal.
 *
 * @param choice `services` (a service's name to `hosted`, `off` or its addresses), `endpoints` (addresses of networks), `pictures`
 *   (further hosts of pictures) and `scripts` (another host that serves the scripts)
 * @param facts the hosts of the product, as its sources have them
 */
export function policyOf({ services = {}, endpoints = [], pictures = [], scripts = '' }, { hosted, pictures: stores }) {
  const at = name => placesOf(services[name] ?? 'off', hosted[name])
  const isHosted = name => services[name] === 'hosted'
  const asked = ['catalogue', 'blockchain', 'rpc', 'analytics'].flatMap(at)
  const verify = isHosted('relay') ? VERIFY : undefined
  const tokenPictures = isHosted('blockchain') ? stores.map(host => `https://${host}`) : at('blockchain')
  const walletPictures = isHosted('catalogue') ? [] : at('catalogue') // a list in a file names pictures beside it
  const frames = sources(at('secureSite'), verify)
  return [
    "default-src 'none'",
    `script-src ${sources("'self'", sourceOf(scripts))}`,
    "style-src 'self'",
    `img-src ${sources("'self'", 'data:', 'blob:', walletPictures, tokenPictures, pictures.map(pictureSourceOf))}`,
    `connect-src ${sources("'self'", asked, endpoints.map(sourceOf), at('relay'), verify)}`,
    ...(frames ? [`frame-src ${frames}`] : []),
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
