import { isHosted } from '../../chains/networks/hosted.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { rpcEndpoints } from '../../services/rpc-endpoints.js'
import { optionsController } from '../shell/options.js'

/** The endpoints to call for a network, best first. */
export const endpointsOf = (network: CaipNetwork): readonly string[] =>
  rpcEndpoints(network, optionsController.state.options, isHosted)
