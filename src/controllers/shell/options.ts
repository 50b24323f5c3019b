import type { ChainNamespace } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { Options } from '../../core/entities/options.js'
import type { Features } from '../../core/features.js'
import { startInstance, updateOptions } from '../../core/instance.js'

/** What the site asked for. */
export interface OptionsState {
  /** Whether `createWalletModal` has run. */
  readonly created: boolean
  readonly options: Options
  /** Features as the project's remote configuration has them, once it is known; they win over the site's (SPEC 6). */
  readonly remoteFeatures: Features | undefined
  /** Whether the remote configuration has been asked for, and how that ended. */
  readonly remote: 'idle' | 'loading' | 'ready' | 'failed' | 'off'
  /** Namespaces that are served: by adapters of the site, and where wallets are reached over a relay, all others it lists. */
  readonly namespaces: readonly ChainNamespace[]
  /** The site gave no adapter: only WalletConnect is left (SPEC 2). */
  readonly universal: boolean
}

/** Holds the site's options. */
export class OptionsController extends Controller<OptionsState> {
  constructor() {
    super({
      created: false,
      options: { networks: [] },
      remoteFeatures: undefined,
      remote: 'idle',
      namespaces: [],
      universal: false,
    })
  }

  /** Starts an instance with these options. */
  create(options: Options, namespaces: readonly ChainNamespace[], universal = !namespaces.length): void {
    startInstance(options)
    const remote = options.remoteConfig === false || options.basic ? 'off' : 'idle'
    this.set({ created: true, options, namespaces, universal, remote })
  }

  /** Changes some options of a living instance. */
  update(patch: Partial<Options>): void {
    updateOptions(patch)
    this.set({ options: { ...this.state.options, ...patch } })
  }

  /** Notes how far the remote configuration is, and what it says. */
  setRemote(remote: OptionsState['remote'], remoteFeatures: Features | undefined = this.state.remoteFeatures): void {
    this.set({ remote, remoteFeatures })
  }

  /** Options are the site's own objects, which are not ours to freeze. */
  protected override kept(patch: Partial<OptionsState>): Partial<OptionsState> {
    return patch
  }
}

/** The page's options. */
export const optionsController = new OptionsController()
