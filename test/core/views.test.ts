import { expect } from '@open-wc/testing'

import { isPlainView, isViewName, VIEWS } from '../../src/core/views.js'

describe('names of views', () => {
  it('are those that exist', () => {
    for (const name of Object.keys(VIEWS)) expect(isViewName(name)).to.equal(true)
    expect(['Connect', 'Account', 'Networks', 'AllWallets'].every(isViewName)).to.equal(true)
  })

  for (const value of [
    'connect',
    'CONNECT',
    '',
    'toString',
    '__proto__',
    'constructor',
    null,
    undefined,
    5,
    ['Connect'],
  ])
    it(`are not ${JSON.stringify(value)}`, () => expect(isViewName(value)).to.equal(false))

  it('without arguments can be opened by name', () => {
    expect(isPlainView('Account')).to.equal(true)
    expect(isPlainView('ConnectingWalletConnect')).to.equal(true)
    expect(isPlainView('ConnectingExternal')).to.equal(false)
    expect(isPlainView('Downloads')).to.equal(false)
    expect(isPlainView('nonsense')).to.equal(false)
  })
})
