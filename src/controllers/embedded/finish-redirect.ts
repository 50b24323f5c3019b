import { takeParameter } from '../../core/platform/page-url.js'
import { isSocial } from '../../core/social.js'
import { parseLink } from '../../core/url.js'
import { KEYS } from '../../services/storage/keys.js'
import { readStored, removeStored } from '../../services/storage/read-write.js'
import { offeredSocials } from '../connections/login-methods.js'
import { showModal } from '../connections/show-modal.js'
import { routerController } from '../shell/router.js'
import { firstFamily } from './embedded-wallet.js'
import { popupOptions } from './popup-options.js'
import { redeemInView } from './redeem-social.js'

/**
 * Handles the return from a social login in this tab: removes the result from the URL, and accepts it if the login was
 * started on this page and the result is from the secure site.
 */
export function finishRedirect(): void {
  const provider = readStored(KEYS.socialProvider)
  if (!isSocial(provider)) return // the parameter belongs to the site
  removeStored(KEYS.socialProvider)
  const uri = takeParameter('result_uri')
  if (!uri || !offeredSocials().includes(provider)) return
  if (parseLink(uri)?.origin !== popupOptions()?.origin) return
  const family = firstFamily()
  routerController.resetTo({ view: 'ConnectingSocial', args: { provider } })
  showModal()
  redeemInView(provider, family, uri)
}
