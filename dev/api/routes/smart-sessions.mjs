import { randomUUID } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { isRecord } from '../body.mjs'
import { empty, failed, json } from '../reply.mjs'

/** @typedef {import('../permissions.mjs').Permission} Permission */

const EVM_ACCOUNT = /^eip155:\d{1,32}:0x[\da-f]{40}$/i
const now = () => Math.floor(Date.now() / 1000)

/** @param {unknown} value @returns {value is { type: string, data: unknown }} */
const isTyped = value => isRecord(value) && typeof value.type === 'string' && 'data' in value
/** @param {unknown} value @returns {value is unknown[]} */
const areTyped = value => Array.isArray(value) && value.every(isTyped)

/**
 * Answers for the permissions of the account in the path.
 * @param {(permissions: Permission[], request: import('./route.mjs').ApiRequest) => import('../reply.mjs').Reply} work
 * @returns {import('./route.mjs').Route['answer']}
 */
const ofAccount = work => (request, state) => {
  const account = (request.params.account ?? '').toLowerCase()
  if (!EVM_ACCOUNT.test(account)) return failed(400, 'address', `Invalid address: ${request.params.account}`)
  return work(state.permissions.of(account), request)
}

/**
 * The same for the one that the body names.
 * @param {(permission: Permission, body: Record<string, unknown>) => import('../reply.mjs').Reply} work
 */
const ofOne = work =>
  ofAccount((permissions, { parsed, query }) => {
    const body = isRecord(parsed?.value) ? parsed.value : {}
    const id = body.pci ?? query.get('pci')
    const found = permissions.find(({ pci }) => pci === id)
    return found ? work(found, body) : failed(404, 'pci', 'Permission not found')
  })

/** @param {Permission[]} permissions @param {import('./route.mjs').ApiRequest} request */
function grant(permissions, { parsed, query }) {
  const { expiry, signer, permissions: asked, policies } = isRecord(parsed?.value) ? parsed.value : {}
  if (!Number.isInteger(expiry) || Number(expiry) <= now()) return failed(400, 'expiry', 'Invalid expiry')
  if (!isTyped(signer)) return failed(400, 'signer', 'Invalid signer')
  if (!areTyped(asked) || !areTyped(policies)) return failed(400, 'permissions', 'Invalid permissions')
  const pci = randomUUID()
  const { publicKey } = privateKeyToAccount(generatePrivateKey())
  permissions.push({
    pci,
    project: { id: query.get('projectId') ?? '', name: 'Local project', url: null, iconUrl: null },
    ...{ expiry: Number(expiry), createdAt: now(), permissions: asked, policies, context: null, revokedAt: null },
  })
  // the older form of the key is encoded twice
  const key = query.get('v') === '2' ? publicKey : `0x${Buffer.from(publicKey.slice(2)).toString('hex')}`
  return json({ pci, key: { type: 'secp256k1', publicKey: key } })
}

/** What wallets have permitted sites, kept until the stack is reset. Nothing is co-signed. @type {import('./route.mjs').Route[]} */
export const smartSessionRoutes = [
  { method: 'GET', path: '/v1/sessions/:account', answer: ofAccount(permissions => json({ pcis: permissions })) },
  { method: 'POST', path: '/v1/sessions/:account', answer: ofAccount(grant) },
  {
    method: 'POST',
    path: '/v1/sessions/:account/activate',
    answer: ofOne((permission, { context }) => {
      if (typeof context !== 'string') return failed(400, 'context', 'Invalid context')
      permission.context = context
      return empty(200)
    }),
  },
  {
    method: 'POST',
    path: '/v1/sessions/:account/revoke',
    answer: ofOne(permission => {
      permission.revokedAt ??= now()
      return empty(200)
    }),
  },
  {
    method: 'GET',
    path: '/v1/sessions/:account/getcontext',
    answer: ofOne(({ context }) => json({ context })),
  },
]
