import { type Social, SOCIALS } from './features.js'

/** Display names of the providers. */
export const SOCIAL_NAMES: Readonly<Record<Social, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}

/** Whether a value is the exact id of a provider. */
export const isSocial = (value: unknown): value is Social => SOCIALS.some(social => social === value)

/** What determines the providers that work in this environment. */
export interface SocialHost {
  /** The page is inside a messaging app. */
  readonly telegram: boolean
  readonly ios: boolean
  readonly android: boolean
  readonly mac: boolean
}

/** Whether a provider's login works in this environment: some do not inside a messaging app (SPEC 5). */
export function worksIn(social: Social, { telegram, ios, android, mac }: SocialHost): boolean {
  if (!telegram) return true
  if (social === 'google') return !ios
  if (social === 'x') return !mac && !android
  return social !== 'facebook' || !android
}
