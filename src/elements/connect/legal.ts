import { features } from '../../controllers/shell/features.js'
import { optionsController } from '../../controllers/shell/options.js'
import { safeWebUrl } from '../../core/url.js'

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
