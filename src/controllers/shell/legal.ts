import { safeWebUrl } from '../../core/url.js'
import { features } from './features.js'
import { modalController } from './modal.js'
import { optionsController } from './options.js'

/** The site's valid legal links. */
export function legalLinks(): { readonly terms: string | undefined; readonly privacy: string | undefined } {
  const { termsConditionsUrl, privacyPolicyUrl } = optionsController.state.options
  return { terms: safeWebUrl(termsConditionsUrl), privacy: safeWebUrl(privacyPolicyUrl) }
}

/** Whether there is anything legal to link to. */
export function hasLegal(): boolean {
  const { terms, privacy } = legalLinks()
  return Boolean(terms ?? privacy)
}

/**
 * Whether the visitor must agree before choosing a wallet: the site requires it, and there is something to agree to.
 */
export const asksForConsent = (): boolean => features.get().legalCheckbox && hasLegal()

/** Whether the visitor must still agree: until then, no view begins a connection. */
export const isConsentMissing = (): boolean => asksForConsent() && !modalController.state.agreed
