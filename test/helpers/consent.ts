import { allByRole, byRole } from './deep.js'
import { waitUntil } from './wait-until.js'

/** Options of a site that requires consent. */
export const CONSENT = { features: { legalCheckbox: true }, termsConditionsUrl: 'https://example.com/terms' } as const

/** The checkbox by which a visitor agrees, once it is there. */
export async function consentBox(root: ParentNode): Promise<HTMLInputElement> {
  await waitUntil(() => allByRole(root, 'checkbox', 'I agree to the terms of service').length === 1, 'nothing asked')
  const box = byRole(root, 'checkbox', 'I agree to the terms of service')
  if (!(box instanceof HTMLInputElement)) throw new Error('no checkbox')
  return box
}
