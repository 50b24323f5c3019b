import { expect } from '@open-wc/testing'

import { logger } from '../../../src/services/logger.js'
import { connectorIdKey } from '../../../src/services/storage/connection-keys.js'
import { KEYS } from '../../../src/services/storage/keys.js'
import { readStored, removeStored, updateStored, writeStored } from '../../../src/services/storage/read-write.js'
import { SIGN_IN_KEYS } from '../../../src/services/storage/sign-in-keys.js'
import type { StorageKey } from '../../../src/services/storage/storage-key.js'
import { createStore } from '../../../src/services/storage/store.js'
import { memoryStorage } from '../../helpers/memory-storage.js'

const ALL = { ...KEYS, ...SIGN_IN_KEYS }
const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const storeWith = (values: Readonly<Record<string, string>> = {}) => {
  const storage = memoryStorage(values)
  return { storage, store: createStore(() => storage) }
}
const read = <T>(key: StorageKey<T>, text: string): T => readStored(key, storeWith({ [key.name]: text }).store)

describe('stored values', () => {
  it('have the names that current wallets and kits use', () => {
    expect(Object.fromEntries(Object.entries(ALL).map(([key, { name }]) => [key, name]))).to.deep.equal({
      activeNamespace: '@appkit/active_namespace',
      activeNetworkId: '@appkit/active_caip_network_id',
      connectedNamespaces: '@appkit/connected_namespaces',
      connectionStatus: '@appkit/connection_status',
      connections: '@appkit/connections',
      disconnectedConnectorIds: '@appkit/disconnected_connector_ids',
      session: '@appkit/connected_session',
      preferredAccountTypes: '@appkit/preferred_account_types',
      recentWallets: '@appkit/recent_wallets',
      deepLinkChoice: 'WALLETCONNECT_DEEPLINK_CHOICE',
      connectedSocial: '@appkit/connected_social',
      socialUsername: '@appkit-wallet/SOCIAL_USERNAME',
      socialProvider: '@appkit/social_provider',
      recentEmails: '@appkit/recent_emails',
      siwxSessions: '@appkit/siwx',
      siwxAuthToken: '@appkit/siwx-auth-token',
      siwxAuthAccount: '@appkit/siwx-auth-account',
      emailLoginUsed: '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
      email: '@appkit-wallet/EMAIL',
      lastEmailLoginTime: '@appkit-wallet/LAST_EMAIL_LOGIN_TIME',
      lastUsedChain: '@appkit-wallet/LAST_USED_CHAIN_KEY',
      smartAccountNetworks: '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
      sessionToken: '@appkit-wallet/SESSION_TOKEN_KEY',
      smartAccountVersion: '@appkit-wallet/dapp_smart_account_version',
    })
    expect(connectorIdKey('eip155').name).to.equal('@appkit/eip155:connected_connector_id')
  })

  it('read as their default when nothing is stored', () => {
    const { store } = storeWith()
    for (const key of Object.values(ALL)) expect(readStored<unknown>(key, store)).to.deep.equal(key.initial)
  })

  it('log once, at info level, that they cannot be used or that there is no storage', () => {
    const lines: string[] = []
    const real = console.info
    console.info = (...parts: unknown[]) => void lines.push(parts.join(' '))
    logger.setLevel('info')
    try {
      for (let time = 0; time < 2; time++) {
        read({ ...KEYS.connections, name: 'test-corrupt' }, '{')
        createStore(() => {
          throw new DOMException('denied', 'SecurityError')
        }).get('x')
      }
    } finally {
      logger.setLevel('error')
      console.info = real
    }
    expect(lines.filter(line => line.includes('The stored value test-corrupt cannot be used'))).to.have.length(1)
    expect(lines.filter(line => line.includes('Local storage failed'))).to.have.length(1)
  })

  it('come back as they were written', () => {
    const { store, storage } = storeWith()
    const connection = {
      connectorId: 'io.example',
      name: 'Example',
      accounts: [{ address: ADDRESS, type: 'eoa' as const }],
      caipNetworkId: 'eip155:1' as const,
    }
    writeStored(KEYS.connections, { eip155: [connection] }, store)
    writeStored(KEYS.connectedNamespaces, ['eip155', 'solana'], store)
    writeStored(KEYS.activeNetworkId, 'eip155:10', store)
    writeStored(KEYS.emailLoginUsed, true, store)
    writeStored(KEYS.lastEmailLoginTime, 1_700_000_000_000, store)
    expect(readStored(KEYS.connections, store)['eip155']).to.deep.equal([connection])
    expect(readStored(KEYS.connectedNamespaces, store)).to.deep.equal(['eip155', 'solana'])
    expect(storage.getItem(KEYS.connectedNamespaces.name)).to.equal('eip155,solana')
    expect(storage.getItem(KEYS.activeNetworkId.name)).to.equal('eip155:10')
    expect(storage.getItem(KEYS.emailLoginUsed.name)).to.equal('true')
    expect(readStored(KEYS.lastEmailLoginTime, store)).to.equal(1_700_000_000_000)
  })

  it('are removed by writing undefined', () => {
    const { store, storage } = storeWith({ [KEYS.activeNetworkId.name]: 'eip155:1' })
    writeStored(KEYS.activeNetworkId, undefined, store)
    expect(storage.length).to.equal(0)
    store.set(KEYS.email.name, 'a@example.com')
    removeStored(KEYS.email, store)
    expect(readStored(KEYS.email, store)).to.equal(undefined)
  })

  it('lose nothing when two tabs write at once', () => {
    const storage = memoryStorage()
    const [one, two] = [createStore(() => storage), createStore(() => storage)]
    readStored(KEYS.disconnectedConnectorIds, one)
    updateStored(KEYS.disconnectedConnectorIds, ids => ({ ...ids, eip155: [...(ids.eip155 ?? []), 'a'] }), two)
    const ids = updateStored(
      KEYS.disconnectedConnectorIds,
      now => ({ ...now, eip155: [...(now.eip155 ?? []), 'b'] }),
      one,
    )
    expect(ids.eip155).to.deep.equal(['a', 'b'])
  })
})

describe('corrupt stored values', () => {
  const noConnections = ['{', '[]', '123', '"x"', 'undefined', 'null', '', '{"eip155":null}', '{"nope":[{}]}']
  for (const text of noConnections)
    it(`connections: ${text || 'an empty text'} reads as none and is repaired by the next write`, () => {
      const { store, storage } = storeWith({ [KEYS.connections.name]: text })
      expect(Object.keys(readStored(KEYS.connections, store))).to.deep.equal([])
      const added = { connectorId: 'a', accounts: [{ address: ADDRESS }] }
      updateStored(KEYS.connections, now => ({ ...now, eip155: [added] }), store)
      expect(JSON.parse(storage.getItem(KEYS.connections.name) ?? '')).to.deep.equal({ eip155: [added] })
    })

  it('connections: junk entries are dropped one by one', () => {
    const good = { connectorId: 'good', accounts: [{ address: ADDRESS }] }
    const junk = [
      null,
      1,
      'a',
      {},
      { connectorId: 'x', accounts: '0x' },
      { connectorId: 'x', accounts: [] },
      { connectorId: 'x', accounts: [{ address: '<img src=x onerror=1>' }] },
      { connectorId: '', accounts: [{ address: ADDRESS }] },
    ]
    const text = JSON.stringify({ eip155: [...junk, good], solana: [good], other: [good] })
    expect({ ...read(KEYS.connections, text) }).to.deep.equal({ eip155: [good], solana: [] })
  })

  it('connections: bad optional fields cost only themselves', () => {
    const text = JSON.stringify({
      eip155: [
        {
          connectorId: 'a',
          name: 7,
          icon: 'javascript:1',
          caipNetworkId: 'solana:x',
          auth: 'google',
          accounts: [{ address: ADDRESS, type: 'admin', publicKey: {} }],
        },
      ],
    })
    expect(read(KEYS.connections, text).eip155).to.deep.equal([{ connectorId: 'a', accounts: [{ address: ADDRESS }] }])
  })

  it('connections: announced pictures are never stored', () => {
    const { store, storage } = storeWith()
    const icon = `data:image/png;base64,${'A'.repeat(100_000)}`
    writeStored(KEYS.connections, { eip155: [{ connectorId: 'a', icon, accounts: [{ address: ADDRESS }] }] }, store)
    expect(storage.getItem(KEYS.connections.name)?.length).to.be.below(200)
  })

  it('outside names never reach a prototype', () => {
    const text = '{"__proto__":{"polluted":[]},"constructor":{"prototype":{"polluted":1}},"eip155":[]}'
    const connections = read(KEYS.connections, text)
    expect(Object.getPrototypeOf(connections)).to.equal(null)
    expect(Object.keys(connections)).to.deep.equal(['eip155'])
    expect({}).not.to.have.property('polluted')
    expect({
      ...read(KEYS.preferredAccountTypes, '{"eip155":"admin","__proto__":{"x":1},"solana":"eoa"}'),
    }).to.deep.equal({
      solana: 'eoa',
    })
  })

  for (const text of ['eip155', '::', 'eip155:1:0xabc', 'constructor:1', 'eip155:NaN', '<b>:1', 'eip155:01', ''])
    it(`active network: ${text || 'an empty text'} counts as none`, () =>
      expect(read(KEYS.activeNetworkId, text)).to.equal(undefined))

  it('active network: an unknown one is kept, as it may be unsupported', () =>
    expect(read(KEYS.activeNetworkId, 'eip155:99999999')).to.equal('eip155:99999999'))

  it('namespaces are read as a unique list of known ones', () => {
    expect(read(KEYS.connectedNamespaces, 'eip155,eip155,,__proto__,solana, bip122')).to.deep.equal([
      'eip155',
      'solana',
      'bip122',
    ])
    expect(read(KEYS.activeNamespace, 'toString')).to.equal(undefined)
  })

  it('an unknown status is disconnected', () => expect(read(KEYS.connectionStatus, 'hacked')).to.equal('disconnected'))

  it('recent wallets are checked like the catalogue and trimmed to 2', () => {
    for (const text of ['null', '{"a":1}', '[null]', '[{"id":1}]', '"x"', '[{"id":"a"}]'])
      expect(read(KEYS.recentWallets, text)).to.deep.equal([])
    const many = Array.from({ length: 500 }, (_, index) => ({ id: `w${index}`, name: `W${index}` }))
    expect(read(KEYS.recentWallets, JSON.stringify(many))).to.deep.equal(many.slice(0, 2))
    const unsafe = [{ id: 'w', name: 'Trusted', mobile_link: 'javascript:1', homepage: 'javascript:1' }]
    expect(read(KEYS.recentWallets, JSON.stringify(unsafe))).to.deep.equal([{ id: 'w', name: 'Trusted' }])
  })

  it('recent wallets keep the ids of connectors', () => {
    const { store } = storeWith()
    writeStored(KEYS.recentWallets, [{ id: 'io.example.wallet', name: 'Example', rdns: 'io.example.wallet' }], store)
    expect(readStored(KEYS.recentWallets, store)).to.deep.equal([
      { id: 'io.example.wallet', name: 'Example', rdns: 'io.example.wallet' },
    ])
  })

  it('disconnected ids, deep links, emails and times of a wrong shape are ignored', () => {
    expect({ ...read(KEYS.disconnectedConnectorIds, '{"eip155":"injected"}') }).to.deep.equal({})
    expect(read(KEYS.deepLinkChoice, 'not json')).to.equal(undefined)
    expect(read(KEYS.deepLinkChoice, '{"href":"javascript:1","name":"x"}')).to.equal(undefined)
    expect(read(KEYS.deepLinkChoice, '{"href":"alpha://","name":"Alpha"}')).to.deep.equal({
      href: 'alpha://',
      name: 'Alpha',
    })
    expect(read(KEYS.email, '<b>')).to.equal(undefined)
    expect(read(KEYS.recentEmails, 'a@b.c,nope,a@b.c,d@e.f,g@h.i,j@k.l')).to.deep.equal(['a@b.c', 'd@e.f', 'g@h.i'])
    expect(read(KEYS.lastEmailLoginTime, '-1')).to.equal(undefined)
    expect(read(KEYS.lastEmailLoginTime, '"soon"')).to.equal(undefined)
    expect(read(KEYS.smartAccountNetworks, '1,x,137,1')).to.deep.equal(['1', '137'])
  })
})
