import { analyticsPrivacy } from './analytics-privacy.mjs'
import { caipAddress } from './caip-address.mjs'
import { config } from './config.mjs'
import { eip6963 } from './eip6963.mjs'
import { embedding } from './embedding.mjs'
import { injectedProvider } from './injected-provider.mjs'
import { lifecycle } from './lifecycle.mjs'
import { networkRpc } from './network-rpc.mjs'
import { openArgs } from './open-args.mjs'
import { storage } from './storage.mjs'
import { supplyChain } from './supply-chain.mjs'
import { theme } from './theme.mjs'

/** The areas that run: each gives the driver of a case, or `undefined` when it knows none. */
export const areas = {
  eip6963,
  'injected-provider': injectedProvider,
  'caip-address': caipAddress,
  config,
  'open-args': openArgs,
  storage,
  lifecycle,
  theme,
  'network-rpc': networkRpc,
  embedding,
  'analytics-privacy': analyticsPrivacy,
  'supply-chain': supplyChain,
}
