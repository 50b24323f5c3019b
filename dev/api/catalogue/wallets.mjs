import { hashOf, imageIdOf } from './hash.mjs'
import { nameOf } from './names.mjs'

const ETHEREUM = 'eip155:1'
const LOCAL = ['eip155:31337', 'eip155:31338']
/** The main chain of a family, and the one that runs here. */
const SOLANA = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1']
const BITCOIN = ['bip122:000000000019d6689c085ae165831e93', 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328']

/** The chains of the wallets, in rotation. Each list has a local chain, so that the demo offers all wallets. */
const chainMixes = [
  [ETHEREUM, ...LOCAL, 'eip155:10', 'eip155:137', 'eip155:8453'],
  [ETHEREUM, ...LOCAL],
  [ETHEREUM, 'eip155:31337', 'eip155:42161', ...SOLANA],
  [ETHEREUM, ...LOCAL, 'eip155:56', ...SOLANA, ...BITCOIN],
  SOLANA,
  [ETHEREUM, ...LOCAL, 'eip155:137'],
  BITCOIN,
  [ETHEREUM, ...LOCAL],
]

/**
 * The ways to reach the wallets, in rotation.
 * @type {ReadonlyArray<ReadonlyArray<'scheme' | 'universal' | 'desktop' | 'web' | 'phone-stores' | 'extension'>>}
 */
const reachMixes = [
  ['scheme', 'phone-stores', 'extension'],
  ['scheme', 'desktop', 'phone-stores'],
  ['web'],
  ['desktop'],
  ['universal', 'phone-stores'],
  ['extension'],
  ['scheme', 'universal', 'desktop', 'web', 'phone-stores', 'extension'],
  [],
]

/** The index of a wallet with a picture id for which there is no picture. */
const MISSING_PICTURE = 11
/** The index of a wallet without a picture id. */
const NO_PICTURE = 23

/**
 * One catalogue entry in the shape of the hosted service.
 * @typedef {object} CatalogueWallet
 * @property {string} id 64 hexadecimal digits
 * @property {string} name
 * @property {'certified' | 'none'} badge_type
 * @property {string} description
 * @property {string} homepage
 * @property {string[]} chains
 * @property {string} [image_id]
 * @property {number} order
 * @property {string | null} link_mode
 * @property {string | null} mobile_link
 * @property {string | null} desktop_link
 * @property {string | null} webapp_link
 * @property {string | null} app_store
 * @property {string | null} play_store
 * @property {string | null} chrome_store
 * @property {string | null} rdns
 * @property {{ namespace: string, injected_id: string }[] | null} injected
 * @property {boolean} supports_wc
 * @property {boolean} supports_wcpay
 */

/** @template T @param {readonly T[]} list @param {number} index @returns {T} */
function byTurns(list, index) {
  return /** @type {T} */ (list[index % list.length])
}

/** @param {string} name @param {number} index @returns {string} a host label made of the name */
function slugOf(name, index) {
  const plain = name.toLowerCase().replace(/ wallet$/, '')
  return /^[a-z][a-z0-9 ]*$/.test(plain) && plain.length <= 40 ? plain.replaceAll(' ', '-') : `wallet-${index}`
}

/** @param {string} slug @param {ReadonlyArray<string>} reach */
function linksOf(slug, reach) {
  const host = `https://${slug}.example.com`
  const when = (/** @type {string} */ way, /** @type {string} */ link) => (reach.includes(way) ? link : null)
  return {
    link_mode: when('universal', `${host}/open`),
    mobile_link: when('scheme', `${slug.replaceAll('-', '')}://`) ?? when('universal', `${host}/open`),
    desktop_link: when('desktop', `${slug.replaceAll('-', '')}-desktop://`),
    webapp_link: when('web', `https://app.${slug}.example.com`),
    app_store: when('phone-stores', `https://apps.example.com/app/${slug}`),
    play_store: when('phone-stores', `https://play.example.com/store/apps/details?id=com.example.${slug}`),
    chrome_store: when('extension', `https://extensions.example.com/detail/${slug}`),
    rdns: when('extension', `com.example.${slug}`),
  }
}

/** @param {number} index @returns {CatalogueWallet} */
function walletAt(index) {
  const name = nameOf(index)
  const slug = slugOf(name, index)
  const reach = byTurns(reachMixes, index)
  // Shifted each lap, so that every mix of links meets every mix of chains.
  const chains =
    index === 0 ? byTurns(chainMixes, 0) : byTurns(chainMixes, index + Math.floor(index / chainMixes.length))
  const image = imageIdOf(index === MISSING_PICTURE ? `missing:${index}` : `picture:${index}`)
  return {
    id: hashOf(`wallet:${index}`),
    name,
    badge_type: index % 3 === 0 ? 'certified' : 'none',
    description: `${name} is an invented wallet of the development stack.`,
    homepage: `https://${slug}.example.com`,
    chains: [...chains],
    ...(index === NO_PICTURE ? {} : { image_id: image }),
    order: (index + 1) * 10,
    ...linksOf(slug, reach),
    injected:
      reach.includes('extension') && index % 4 === 0
        ? [{ namespace: 'eip155', injected_id: `is_${slug.replaceAll('-', '_')}` }]
        : null,
    supports_wc: !(reach.length === 1 && reach[0] === 'extension'),
    supports_wcpay: index % 10 === 3,
  }
}

/**
 * Makes the catalogue: the same wallets at every start, in the order of their rank.
 * @param {number} count how many
 * @returns {CatalogueWallet[]}
 */
export function createWallets(count) {
  return Array.from({ length: count }, (_, index) => walletAt(index))
}

/**
 * @param {readonly CatalogueWallet[]} wallets
 * @returns {Map<string, string>} picture id → name of the wallet it belongs to
 */
export function picturesOf(wallets) {
  const pairs = wallets.flatMap((wallet, index) =>
    wallet.image_id && index !== MISSING_PICTURE ? [/** @type {const} */ ([wallet.image_id, wallet.name])] : [],
  )
  return new Map(pairs)
}
