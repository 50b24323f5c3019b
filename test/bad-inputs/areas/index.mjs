import { amountSend } from './amount-send.mjs'
import { analyticsPrivacy } from './analytics-privacy.mjs'
import { caipAddress } from './caip-address.mjs'
import { catalogue } from './catalogue.mjs'
import { config } from './config.mjs'
import { deepLink } from './deep-link.mjs'
import { eip6963 } from './eip6963.mjs'
import { emailOtp } from './email-otp.mjs'
import { embedding } from './embedding.mjs'
import { frameMessage } from './frame-message.mjs'
import { injectedProvider } from './injected-provider.mjs'
import { lifecycle } from './lifecycle.mjs'
import { nameService } from './name-service.mjs'
import { networkRpc } from './network-rpc.mjs'
import { purchases } from './onramp.mjs'
import { openArgs } from './open-args.mjs'
import { popupSocial } from './popup-social.mjs'
import { rpcMethods } from './rpc-methods.mjs'
import { serviceHttp } from './service-http.mjs'
import { siwx } from './siwx.mjs'
import { specRules } from './spec-rules.mjs'
import { storage } from './storage.mjs'
import { swaps } from './swap.mjs'
import { supplyChain } from './supply-chain.mjs'
import { theme } from './theme.mjs'
import { tokenNftActivity } from './token-nft-activity.mjs'
import { walletConnection } from './wallet-connection.mjs'

/** The areas that run: each gives the driver of a case, or `undefined` when it knows none. */
export const areas = {
  'amount-send': amountSend,
  eip6963,
  'injected-provider': injectedProvider,
  'caip-address': caipAddress,
  catalogue,
  config,
  'deep-link': deepLink,
  'open-args': openArgs,
  siwx,
  storage,
  lifecycle,
  'frame-message': frameMessage,
  'name-service': nameService,
  theme,
  'network-rpc': networkRpc,
  embedding,
  'analytics-privacy': analyticsPrivacy,
  'service-http': serviceHttp,
  'onramp-swap': testCase => purchases(testCase) ?? swaps(testCase),
  'email-otp': emailOtp,
  'popup-social': popupSocial,
  'rpc-methods': rpcMethods,
  'supply-chain': supplyChain,
  'token-nft-activity': tokenNftActivity,
  'spec-rules': specRules,
  'wallet-connection': walletConnection,
}
