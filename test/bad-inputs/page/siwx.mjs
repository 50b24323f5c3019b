// Sign-in as a site has it; loaded by the cases that need it.
import { DefaultSIWX, InformalMessenger } from 'product:siwx/index'

import { answer, expand } from '../directives.mjs'

/** Accepts whatever looks as a signature: what is signed is not the point of these cases, but what is asked and kept. */
const accepts = {
  chainNamespace: 'eip155',
  shouldVerify: () => true,
  verify: async ({ signature }) => /^0x(?:[0-9a-f]{2})+$/i.test(signature),
}

/**
 * A site's sign-in.
 *
 * @param {{ required?: boolean, nonce?: unknown, fields?: object, getSessions?: unknown, options?: object }} spec `nonce` is
 *   what the site answers, `fields` what it changes in a message, `getSessions` what it says of sessions
 */
export function makeSiwx({ required = false, nonce, fields, getSessions, options = {} }) {
  const getNonce = nonce === undefined ? {} : { getNonce: () => answer(nonce.value) }
  const siwx = new DefaultSIWX({
    required,
    messenger: new InformalMessenger({ ...expand(options), ...getNonce }),
    verifiers: [accepts],
  })
  const create = siwx.createMessage.bind(siwx)
  if (fields) siwx.createMessage = async input => ({ ...(await create(input)), ...expand(fields) })
  if (getSessions !== undefined) siwx.getSessions = () => answer(getSessions)
  return siwx
}

window.harness.makeSiwx = makeSiwx
