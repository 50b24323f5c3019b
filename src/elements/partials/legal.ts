import { features } from '../../controllers/derived/features.js'
import { optionsController } from '../../controllers/options.js'
import { safeWebUrl } from '../../core/url.js'

/** The site's legal links that may be opened. */
export function legalLinks(): { readonly terms: string | undefined; readonly privacy: string | undefined } {
  const { termsConditionsUrl, privacyPolicyUrl } = optionsController.state.options
  return { terms: safeWebUrl(termsConditionsUrl), privacy: safeWebUrl(privacyPolicyUrl) }
}

/** Whether a visitor has to agree before choosing a wallet: the site asks for it, and there is something to agree to. */
export function asksForConsent(): boolean {
  const { terms, privacy } = legalLinks()
  return features.get().legalCheckbox && Boolean(terms ?? privacy)
}

/** Whether there is anything legal to link to. */
export function hasLegal(): boolean {
  const { terms, privacy } = legalLinks()
  return Boolean(terms ?? privacy)
}
