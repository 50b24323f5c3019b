import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { ADDRESS, serveSecureSite } from './secure-site.mjs'

/**
 * A visitor who is logged in, as an earlier page left it: by email, or with a `provider`. `user` replaces the secure
 * site's data about them.
 */
export async function loggedIn(session, { answers = {}, user = {}, provider } = {}) {
  const accounts = [{ address: ADDRESS, type: 'eoa' }]
  const GET_USER = ({ chainId = 1 } = {}) => ({
    email: 'ada@example.com',
    address: ADDRESS,
    chainId: Number(chainId),
    accounts,
    ...user,
  })
  const asked = serveSecureSite(session, { IS_CONNECTED: { isConnected: true }, GET_USER, ...answers })
  session.values.delivered = () => asked.filter(({ name }) => name === 'RPC_REQUEST')
  const connection = { connectorId: 'AUTH', accounts, caipNetworkId: 'eip155:1' }
  await session.start({
    stored: {
      '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
      '@appkit/connections': JSON.stringify({ eip155: [connection] }),
      '@appkit/connected_namespaces': 'eip155',
      '@appkit/connection_status': 'connected',
      '@appkit/eip155:connected_connector_id': 'AUTH',
      ...(provider ? { '@appkit/connected_social': provider } : {}),
    },
  })
  await session.create()
  await eventually(async () => assert.equal(await session.status(), 'connected'))
  return asked
}
