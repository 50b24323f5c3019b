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
  /** Features that the project's remote configuration decides, once known; they override the site's (SPEC 6). */
  readonly remoteFeatures: Partial<Features> | undefined
  /** The loading status of the remote configuration. */
  readonly remote: 'idle' | 'loading' | 'ready' | 'failed' | 'off'
  /** Served namespaces: those of the site's adapters and, with a relay, all others it lists. */
  readonly namespaces: readonly ChainNamespace[]
  /** The site has no adapter: only WalletConnect is available (SPEC 2). */
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

  /** Changes some options of a live instance. */
  update(patch: Partial<Options>): void {
    updateOptions(patch)
    this.set({ options: { ...this.state.options, ...patch } })
  }

  /** Records the status and content of the remote configuration. */
  setRemote(remote: OptionsState['remote'], remoteFeatures = this.state.remoteFeatures): void {
    this.set({ remote, remoteFeatures })
  }

  /** Options are the site's own objects, which must not be frozen. */
  protected override kept(patch: Partial<OptionsState>): Partial<OptionsState> {
    return patch
  }
}

/** The page's options. */
export const optionsController = new OptionsController()
