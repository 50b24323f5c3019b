import { type PropertyValues, type TemplateResult, html, nothing } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { AdapterFactory } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { NetworkInput } from '../../core/entities/network.js'
import type { ModalSlots, Options } from '../../core/entities/options.js'
import { lazy } from '../../core/lazy.js'
import { keepLoading } from '../../core/platform/keep-loading.js'
import { logger } from '../../services/logger.js'
import { W3mElement } from '../base/w3m-element.js'
import { type AttributeOptions, ATTRIBUTES, isSet, readAttributes } from './wallet-modal-attributes.js'

declare global {
  interface HTMLElementTagNameMap {
    'wallet-modal': WalletModalElement
  }
  interface HTMLElementEventMap {
    'w3m-modal-ready': CustomEvent<undefined>
    'w3m-modal-problem': CustomEvent<{ readonly message: string }>
  }
}

/** The elements on the page, in order of arrival; the first has the modal, the others wait. */
const present = new Set<WalletModalElement>()

/** The parts of an instance that the element needs. */
export interface ModalHandle {
  setThemeMode(mode: 'light' | 'dark' | 'system'): void
  setThemeVariables(variables: NonNullable<Options['themeVariables']>): void
  updateOptions(options: Partial<Options>): void
  ready(): Promise<void>
  destroy(): void
}

/** What loads before the instance can be created; `unknown` has the problems with names of networks. */
interface Loaded {
  readonly networks: readonly NetworkInput[]
  readonly defaultNetwork: NetworkInput | undefined
  readonly adapters: readonly AdapterFactory[]
  readonly unknown: readonly string[]
}

/** Loads the adapters of the families that networks belong to. */
async function loadAdapters(listed: readonly ChainNamespace[]): Promise<readonly AdapterFactory[]> {
  const { FAMILIES } = await import('../../chains/registry.js')
  const namespaces = new Set<ChainNamespace>(listed.length ? listed : ['eip155'])
  return Promise.all([...namespaces].flatMap(namespace => FAMILIES[namespace]?.() ?? []))
}

/** Creates the page's instance, like `createWalletModal`. */
export type CreateModal = (options: Options & { readonly adapters: readonly AdapterFactory[] }) => ModalHandle

/**
 * Configures the page's wallet modal from attributes alone. The modal exists while the element is on the page; removing
 * it destroys the modal, and another such element, if there is one, takes over. Changes of theme, language and legal
 * links take effect immediately, all others when the element is added again.
 *
 * @summary The whole modal, without any script of your own.
 * @attr {string} project-id - Your project id, which identifies the site to the hosted services.
 * @attr {string} networks - Names of networks (`mainnet base solana`), chain ids, CAIP-2 ids, or a JSON list of networks.
 * @attr {string} default-network - Name, chain id or CAIP-2 id of the network to start on.
 * @attr {'light' | 'dark' | 'system'} theme-mode - Theme mode; `system`, the default, follows the visitor's preference.
 * @attr {string} theme-accent - `--w3m-accent`; likewise `theme-background`, `theme-color-mix`,
 *   `theme-color-mix-strength`, `theme-font-family`, `theme-font-size-master`, `theme-border-radius-master`,
 *   `theme-z-index` and `theme-qr-color`.
 * @attr {string} features - JSON of feature flags.
 * @attr {string} catalogue - URL of the wallet catalogue, or `off`; likewise `blockchain`, `rpc`, `secure-site`,
 *   `analytics` and `relay`, which takes several URLs: if one cannot be reached, the next is tried.
 * @attr {string} locale - Language, as a BCP 47 tag; `auto` follows the page's language, else the browser's.
 * @attr {string} messages - JSON of your own texts.
 * @attr {string} terms-url - URL of the terms of service.
 * @attr {string} privacy-url - URL of the privacy policy.
 * @attr {string} nonce - Nonce of the page's `style-src`, for browsers without constructed style sheets.
 * @attr {string} metadata-name - Name of the site as wallets show it; likewise `metadata-description`, `metadata-url` and
 *   `metadata-icons`.
 * @attr {string} featured-wallet-ids - Catalogue ids; likewise `include-wallet-ids` and `exclude-wallet-ids`.
 * @attr {'SHOW' | 'HIDE' | 'ONLY_MOBILE'} all-wallets - Where the list of all wallets is linked; default: `SHOW`.
 * @attr {string} custom-wallets - JSON list of your own wallets.
 * @attr {string} include-wallets - JSON list of the only wallets to show, by `rdns` or `name`, besides those of
 *   `include-wallet-ids`, `featured-wallet-ids` and `custom-wallets`.
 * @attr {string} exclude-wallets - JSON list of wallets to hide, by `rdns` or `name`.
 * @attr {string} universal-provider-config-override - JSON of overrides for the WalletConnect session proposal.
 * @attr {boolean} prefer-universal-links - On phones, opens wallets by their universal link instead of their
 *   scheme if they have both.
 * @attr {string} custom-rpc-urls - JSON of your own endpoints, by CAIP-2 id.
 * @attr {string} chain-images - JSON of your own network pictures, by chain id; likewise `connector-images`, by
 *   connector id.
 * @attr {string} tokens - JSON of tokens to read from the chain, by CAIP-2 id of the network.
 * @attr {string} image-hosts - Hosts from which token and NFT pictures may be loaded.
 * @attr {string} default-account-types - JSON of the preferred account type, by namespace.
 * @attr {boolean} embedded - Shows the views in place, without a dialog.
 * @attr {boolean} disable-append - The page places `<wallet-modal-embed>` or `<w3m-modal>` itself.
 * @attr {boolean} basic - Turns every feature off.
 * @attr {boolean} allow-unsupported-chain - Lets wallets stay on networks that are not listed.
 * @attr {boolean} testnet-balances - Shows real balances on test networks.
 * @attr {boolean} manual-wc-control - The page creates the pairing URIs itself.
 * @attr {boolean} no-remote-config - Does not fetch the project's remote configuration; likewise `no-network-switch`,
 *   `no-reconnect`, `no-announced`, `no-injected`, `no-wallet-connect`, `no-wallets`, `no-wallet-guide`, `no-tab-sync`,
 *   `no-revoke`, which lets disconnected EVM wallets keep the site's permission, and `no-debug`, which hides alerts for
 *   the site's developers.
 * @fires {CustomEvent<undefined>} w3m-modal-ready - The connections of the last visit have been restored, or could not
 *   be; bubbles.
 * @fires {CustomEvent<{ message: string }>} w3m-modal-problem - An attribute is invalid; the others still apply.
 * @slot header - A `<template>` with your content above the ways to connect, such as a logo.
 * @slot footer - A `<template>` with your content below the ways to connect, such as a link to help.
 */
export class WalletModalElement extends W3mElement {
  /** Set by the file that registers the element, so that the class itself has no side effects. */
  static create: CreateModal | undefined

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...ATTRIBUTES]
  }

  /**
   * Networks as objects, placed before those of the attribute. A string is parsed like the attribute, for frameworks
   * that set properties.
   */
  @property({ attribute: false }) networks: string | readonly NetworkInput[] = []

  @state() private handle: ModalHandle | undefined

  /** Ends what was started for the attributes of one stay on the page. */
  #life: AbortController | undefined

  protected override createRenderRoot(): HTMLElement {
    return this // the dialog has its own root, and the page's slots stay its own
  }

  override connectedCallback(): void {
    super.connectedCallback()
    present.add(this)
    if (this.hasUpdated && !this.handle) this.#start()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    queueMicrotask(() => this.isConnected || this.#stop()) // moving keeps the instance
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value)
    if (old === value) return
    if (!this.handle) return this.#startOver()
    if (name === 'theme-mode') this.handle.setThemeMode(value === 'light' || value === 'dark' ? value : 'system')
    else if (name.startsWith('theme-'))
      this.handle.setThemeVariables({ [name.replace('theme-', '--w3m-')]: value ?? undefined })
    else if (name === 'locale') this.handle.updateOptions({ locale: value ?? undefined })
    else if (name === 'terms-url') this.handle.updateOptions({ termsConditionsUrl: value ?? undefined })
    else if (name === 'privacy-url') this.handle.updateOptions({ privacyPolicyUrl: value ?? undefined })
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('networks')) this.#startOver()
  }

  /** Properties that were set before the upgrade are there from now on. */
  protected override firstUpdated(): void {
    if (this.isConnected) this.#start()
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.handle || !isSet(this.getAttribute('embedded'))) return nothing
    return html`<w3m-modal></w3m-modal>`
  }

  /** Creates the modal once its code has loaded. */
  #start(): void {
    this.#life?.abort()
    const { signal } = (this.#life = new AbortController())
    const named = typeof this.networks === 'string' ? this.networks : undefined
    const given = readAttributes(name => (name === 'networks' ? named : undefined) ?? this.getAttribute(name))
    const failed = (error: unknown): unknown => signal.aborted || logger.error(error)
    const start = lazy(async () => {
      const loaded = await this.#load(given)
      if (!signal.aborted && this.isConnected) this.#create(given, loaded).catch(failed)
    })
    keepLoading(start, signal).catch(failed)
  }

  /** Reads everything again if it changed while the modal was loading. */
  #startOver(): void {
    if (this.#life && !this.#life.signal.aborted && !this.handle) this.#start()
  }

  async #load({ networks: named }: AttributeOptions): Promise<Loaded> {
    const { namedNetwork, namespaceOf } = await import('../../chains/networks/named.js')
    const networks = [
      ...(typeof this.networks === 'string' ? [] : this.networks),
      ...named.flatMap(item => (typeof item === 'string' ? namedNetwork(item) : item) ?? []),
    ]
    const start = this.getAttribute('default-network')?.trim()
    const defaultNetwork = start ? namedNetwork(start, networks) : undefined
    const unknown = [...named, ...(start && !defaultNetwork ? [start] : [])].flatMap(item =>
      typeof item === 'string' && !namedNetwork(item) ? `No network is named \`${item}\`` : [],
    )
    const adapters = await loadAdapters(networks.map(namespaceOf))
    if (isSet(this.getAttribute('embedded'))) await import('../shell/w3m-modal.js')
    return { networks, defaultNetwork, adapters, unknown }
  }

  async #create({ options, problems }: AttributeOptions, loaded: Loaded): Promise<void> {
    const { unknown, defaultNetwork, ...chains } = loaded
    if (!this.#isFirst) {
      this.#life?.abort()
      return this.#warn('There is another <wallet-modal> on the page: this one waits until it is gone')
    }
    for (const message of [...problems, ...unknown]) this.#warn(message)
    const handle = WalletModalElement.create?.({
      ...options,
      nonce: this.nonce,
      ...chains,
      slots: { header: this.#template('header'), footer: this.#template('footer') },
      ...(defaultNetwork ? { defaultNetwork } : {}),
    })
    this.handle = handle
    await handle?.ready()
    if (this.handle === handle) this.emit('w3m-modal-ready', undefined, { bubbles: true })
  }

  /** A template of the page for a place in the modal; read when the modal is first rendered, as the page may still be loading. */
  #template(slot: keyof ModalSlots): () => Element | null {
    return () => this.querySelector(`:scope > template[slot=${slot}]`)
  }

  #warn(message: string): void {
    logger.notice(message)
    this.emit('w3m-modal-problem', { message })
  }

  get #isFirst(): boolean {
    const [first] = present
    return first === this
  }

  #stop(): void {
    const led = this.#isFirst
    present.delete(this)
    this.#life?.abort()
    this.handle?.destroy()
    this.handle = undefined
    const [heir] = present
    if (led && heir) heir.#start()
  }
}
