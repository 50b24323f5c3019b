import { expect } from '@open-wc/testing'

import { canOpenWallet, openWallet, pageLink } from '../../../src/controllers/pairing/open-wallet.js'
import { openedWalletController } from '../../../src/controllers/pairing/opened-wallet.js'
import { pairingController } from '../../../src/controllers/pairing/pairing.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { CEDAR, recordNavigation } from '../../helpers/pairing.js'
import { UA, pairingUri, pretend } from '../../helpers/phones.js'

const PHANTOM = { id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393', name: 'Phantom' }
const ENCODED = encodeURIComponent(pairingUri())

describe('open-wallet', () => {
  let navigation: ReturnType<typeof recordNavigation>
  let restore = () => {}

  beforeEach(() => {
    instance()
    navigation = recordNavigation()
    pairingController.wait(pairingUri(), Date.now() + 240_000)
  })
  afterEach(async () => {
    restore()
    navigation.restore()
    await endInstance()
  })

  for (const [name, target] of [
    ['iosSafari', '_self'],
    ['androidChrome', '_self'],
    ['androidFirefox', '_self'],
    ['telegramIos', '_blank'],
    ['telegramAndroid', '_blank'],
    ['metamaskIos', '_blank'],
    ['trustAndroid', '_blank'],
    ['phantomIos', '_blank'],
  ] as const)
    it(`opens the app without replacing the page: ${name}`, () => {
      restore = pretend(UA[name])
      expect(openWallet({ wallet: CEDAR, platform: 'mobile' })).to.equal(true)
      // wtr shows its tests in a frame: there the page is never replaced
      const framed = window.self !== window.top
      expect(navigation.opened).to.deep.equal([
        { url: `cedar://wc?uri=${ENCODED}`, target: framed ? '_blank' : target },
      ])
    })

  it('opens nothing without a gesture', () => {
    navigation.active = false
    expect(openWallet({ wallet: CEDAR, platform: 'mobile' })).to.equal(false)
    expect(navigation.opened).to.be.empty
    expect(openedWalletController.state.opened).to.equal(undefined)
  })

  it('opens nothing with a link that has expired, or counts as expired', () => {
    pairingController.wait(pairingUri(), Date.now() + 9_000)
    expect(canOpenWallet({ wallet: CEDAR, platform: 'mobile' })).to.equal(false)
    expect(openWallet({ wallet: CEDAR, platform: 'mobile' })).to.equal(false)
    expect(navigation.opened).to.be.empty
  })

  it('opens the desktop and the web wallet in a new tab', () => {
    openWallet({ wallet: CEDAR, platform: 'desktop' })
    openWallet({ wallet: CEDAR, platform: 'web' })
    expect(navigation.opened).to.deep.equal([
      { url: `cedar-desk://wc?uri=${ENCODED}`, target: '_blank' },
      { url: `https://app.cedar.example/wc?uri=${ENCODED}`, target: '_blank' },
    ])
  })

  it('records how the wallet is reached later', () => {
    openWallet({ wallet: CEDAR, platform: 'mobile' })
    expect(openedWalletController.state.opened).to.deep.equal({
      walletId: 'cedar',
      kind: 'mobile',
      choice: { href: 'cedar://', name: 'Cedar' },
    })
    openWallet({ wallet: CEDAR, platform: 'web' })
    expect(openedWalletController.state.opened?.choice).to.equal(undefined)
  })

  it('needs no pairing for a wallet that opens the page in its own browser', () => {
    pairingController.reset()
    const url = pageLink(PHANTOM)?.url
    expect(location.protocol === 'http:' ? url : undefined).to.match(/^https:\/\/phantom\.app\/ul\/browse\/http%3A/)
    expect(openWallet({ wallet: PHANTOM, platform: 'mobile' })).to.equal(true)
    expect(navigation.opened[0]?.url).to.equal(url)
    Object.assign(window, { phantom: {} })
    expect(pageLink(PHANTOM)).to.equal(undefined)
    Reflect.deleteProperty(window, 'phantom')
  })
})
