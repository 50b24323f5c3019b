import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID, AUTH_NAME, type Connector } from '../../core/entities/connector.js'
import type { Social } from '../../core/features.js'
import { platform } from '../../core/platform.js'
import { worksIn } from '../../core/social.js'
import { isSecureSite, isServiceOn } from '../../services/service-switch.js'
import { features } from '../shell/features.js'
import { modalController } from '../shell/modal.js'
import { optionsController } from '../shell/options.js'

/** The families supported by the secure site (WIRE 3.1). */
const SERVED: readonly ChainNamespace[] = ['eip155', 'solana']

/** The site's families with embedded wallet accounts; none if it is off. */
export function embeddedFamilies(): readonly ChainNamespace[] {
  const { namespaces, options } = optionsController.state
  const { email, socials } = features.get()
  if (!(email || hasSocials(socials)) || !isServiceOn('secureSite', options)) return []
  return namespaces.filter(namespace => SERVED.includes(namespace))
}

const hasSocials = (socials: readonly string[] | false): boolean => Boolean(socials && socials.length)

/** Whether visitors can log in by email; not while only a family is offered that the secure site does not support. */
export function hasEmailLogin(): boolean {
  const { namespace } = modalController.state
  const families = embeddedFamilies()
  return features.get().email && (namespace ? families.includes(namespace) : families.length > 0)
}

/** The social logins offered here, in the site's order; see `hasEmailLogin`. */
export function offeredSocials(): readonly Social[] {
  const { namespace } = modalController.state
  const families = embeddedFamilies()
  const { socials } = features.get()
  if (!socials || !(namespace ? families.includes(namespace) : families.length)) return []
  const own = optionsController.state.options.services?.secureSite
  if (isSecureSite(own) && !own.origin) return []
  const host = platform()
  return socials.filter(social => worksIn(social, host))
}

/** The embedded wallet's connector in a namespace, if the site has it; plain data, its code is lazy. */
export const embeddedConnectors = (chain: ChainNamespace): readonly Connector[] =>
  embeddedFamilies().includes(chain) ? [{ id: AUTH_ID, type: 'AUTH', name: AUTH_NAME, chain }] : []
