import { networkOf } from '../../../controllers/accounts/active.js'
import { isChainNamespace } from '../../../core/caip.js'
import { t } from '../../../core/i18n/t.js'
import { networkName } from './network-mark.js'
import type { ServerFace } from './server-face.js'

interface NetworkProps {
  readonly label?: string | undefined
  readonly namespace?: string | undefined
}

/** The face of the network button: the site's first network, as it is on a server. */
export function serverNetworkFace({ label, namespace }: NetworkProps): ServerFace {
  const network = networkOf(isChainNamespace(namespace) ? namespace : undefined)
  const name = network && networkName(network)
  return { text: label || name || t('button.network'), pictures: network ? 'network' : 'chevron' }
}
