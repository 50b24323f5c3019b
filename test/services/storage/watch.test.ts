import { expect } from '@open-wc/testing'

import { watchStorage } from '../../../src/services/storage/watch.js'

describe('watchStorage', () => {
  it('follows other tabs’ changes to our data, and nothing else', () => {
    const heard: (string | undefined)[] = []
    const stop = watchStorage(name => heard.push(name))
    const tell = (key: string | null): void => void window.dispatchEvent(new StorageEvent('storage', { key }))
    tell('@appkit/connections')
    tell('@appkit-wallet/EMAIL')
    tell('WALLETCONNECT_DEEPLINK_CHOICE')
    tell('somebody-elses')
    tell(null)
    stop()
    tell('@appkit/connections')
    expect(heard).to.deep.equal([
      '@appkit/connections',
      '@appkit-wallet/EMAIL',
      'WALLETCONNECT_DEEPLINK_CHOICE',
      undefined,
    ])
  })
})
