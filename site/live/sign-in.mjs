// Bundled to live/sign-in.js: sign-in for the pages that show the modal. It verifies nothing, since there is no server.
import { DefaultSIWX, InformalMessenger } from '../../dist/siwx/index.js'

const accept = chainNamespace => ({ chainNamespace, shouldVerify: () => true, verify: async () => true })

export const createSignIn = () =>
  new DefaultSIWX({
    messenger: new InformalMessenger({ statement: 'I accept the terms of this page.', expiration: 60_000 }),
    verifiers: [accept('eip155')],
  })
