import { Controller } from '../core/controller.js'
import { DEFAULT_FEATURES, type Features } from '../core/features.js'
import type { ChainNamespace } from '../core/caip.js'
import type { Options } from '../core/entities/options.js'

/** What the site asked for. */
export interface OptionsState {
  /** Whether `createWalletModal` has run. */
  readonly created: boolean
  readonly options: Options
  /** Features in force: the site's until the remote configuration is loaded, then the remote ones (SPEC 6). */
  readonly features: Features
  /** Whether the remote configuration has been asked for, and how that ended. */
  readonly remote: 'idle' | 'loading' | 'ready' | 'failed' | 'off'
  /** Families the site gave adapters for; none means the wallet-connection protocol alone. */
  readonly namespaces: readonly ChainNamespace[]
}

/** Holds the site's options. */
export class OptionsController extends Controller<OptionsState> {
  constructor() {
    super({ created: false, options: { networks: [] }, features: DEFAULT_FEATURES, remote: 'idle', namespaces: [] })
  }

  /** Takes the options of a new instance. */
  create(options: Options, features: Features, namespaces: readonly ChainNamespace[]): void {
    const remote = options.remoteConfig === false || options.basic ? 'off' : 'idle'
    this.set({ created: true, options, features, namespaces, remote })
  }

  /** Changes some options of a living instance. */
  update(patch: Partial<Options>): void {
    this.set({ options: { ...this.state.options, ...patch } })
  }

  /** Changes the features in force. */
  setFeatures(features: Features): void {
    this.set({ features })
  }

  /** Notes how far the remote configuration is. */
  setRemote(remote: OptionsState['remote']): void {
    this.set({ remote })
  }
}

/** The page's options. */
export const optionsController = new OptionsController()
