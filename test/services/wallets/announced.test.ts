import { expect } from '@open-wc/testing'

import { ConnectError } from '../../../src/core/errors/attempt.js'
import { createAnnounced } from '../../../src/services/wallets/announced.js'
import { rejection } from '../../helpers/rejection.js'

const ICON = 'data:image/png;base64,iVBORw0KGgo='
const info = (patch: Readonly<Record<string, unknown>> = {}) => ({
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Example Wallet',
  icon: ICON,
  rdns: 'com.example.wallet',
  ...patch,
})
const provider = (answer: unknown = 'ok') => ({ request: () => Promise.resolve(answer) })

/** A separate page, so that tests never interfere. */
function page() {
  const target = new EventTarget()
  const announced = createAnnounced(target)
  const announce = (detail: unknown): void =>
    void target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  return { target, announced, announce }
}
const started = () => {
  const all = page()
  all.announced.start()
  return all
}

describe('announced wallets', () => {
  it('are requested at the start and on demand, and not before', () => {
    const { target, announced, announce } = page()
    let asked = 0
    target.addEventListener('eip6963:requestProvider', () => {
      asked++
      announce({ info: info(), provider: provider() })
    })
    announce({ info: info(), provider: provider() })
    expect(announced.list()).to.deep.equal([])
    announced.start()
    announced.start()
    announced.request()
    expect(asked).to.equal(3)
    expect(announced.list().map(wallet => wallet.info)).to.deep.equal([info()])
  })

  it('are sent to subscribers as they arrive, late ones too', () => {
    const { announced, announce } = started()
    const lengths: number[] = []
    const stop = announced.subscribe(wallets => lengths.push(wallets.length))
    announce({ info: info(), provider: provider() })
    announce({ info: info({ uuid: 'b', rdns: 'b' }), provider: provider() })
    stop()
    announce({ info: info({ uuid: 'c', rdns: 'c' }), provider: provider() })
    expect(lengths).to.deep.equal([1, 2])
    expect(announced.list().map(wallet => wallet.info.rdns)).to.deep.equal(['com.example.wallet', 'b', 'c'])
  })

  const malformed: Readonly<Record<string, unknown>> = {
    'without detail': null,
    'without info': { provider: provider() },
    'without provider': { info: info() },
    'with a text for a provider': { info: info(), provider: 'x' },
    'with fields of other types': { info: { uuid: 1, name: ['a'], icon: {}, rdns: null }, provider: provider() },
    'with a throwing field': {
      info: {
        ...info(),
        get rdns(): string {
          throw new Error('boom')
        },
      },
      provider: provider(),
    },
    'with a provider that throws': {
      info: info(),
      provider: new Proxy(
        {},
        {
          get() {
            throw new Error('boom')
          },
        },
      ),
    },
  }
  for (const [name, detail] of Object.entries(malformed))
    it(`${name} are ignored, and the next one still counts`, () => {
      const { target, announced, announce } = started()
      announce(detail)
      target.dispatchEvent(new Event('eip6963:announceProvider'))
      expect(announced.list()).to.deep.equal([])
      announce({ info: info(), provider: provider() })
      expect(announced.list()).to.have.lengthOf(1)
    })

  it('lose bad pictures and invisible characters', () => {
    const { announced, announce } = started()
    const icons = ['javascript:1', 'data:text/html,x', 'https://evil.example/a.png', `${ICON}${'A'.repeat(200_000)}`]
    for (const [index, icon] of icons.entries())
      announce({
        info: info({ uuid: `u${index}`, rdns: `r${index}`, icon, name: 'Meta\u202eMask\u200b\u0007' }),
        provider: provider(),
      })
    announce({ info: info({ uuid: 'blank', rdns: 'blank', name: '   ' }), provider: provider() })
    expect(announced.list().map(wallet => wallet.info.icon)).to.deep.equal([
      undefined,
      undefined,
      undefined,
      undefined,
      ICON,
    ])
    expect(announced.list().map(wallet => wallet.info.name)).to.deep.equal([
      'MetaMask',
      'MetaMask',
      'MetaMask',
      'MetaMask',
      undefined,
    ])
  })

  it('with an odd uuid are shown', () => {
    const { announced, announce } = started()
    announce({ info: info({ uuid: 'not-a-uuid' }), provider: provider() })
    expect(announced.list()).to.have.lengthOf(1)
  })

  it('never take the place of another: same uuid, same rdns or same provider', async () => {
    const { announced, announce } = started()
    announce({ info: info(), provider: provider('genuine') })
    const [genuine] = announced.list()
    announce({ info: info({ rdns: 'other' }), provider: provider('impostor') })
    announce({ info: info({ uuid: 'other' }), provider: provider('late') })
    announce({ info: info({ uuid: 'third', rdns: 'third' }), provider: genuine?.provider })
    expect(announced.list()).to.deep.equal([genuine])
    expect(await genuine?.bound.request({ method: 'a' })).to.equal('genuine')
  })

  it('with equal names stay apart', () => {
    const { announced, announce } = started()
    announce({ info: info(), provider: provider() })
    announce({ info: info({ uuid: 'b', rdns: 'b' }), provider: provider() })
    expect(announced.list()).to.have.lengthOf(2)
  })

  it('are fixed at announce time', async () => {
    const { announced, announce } = started()
    const changing = provider('first')
    const names = ['Safe Wallet', 'Evil Wallet']
    const own = {
      ...info(),
      get name(): string | undefined {
        return names.shift()
      },
    }
    announce({ info: own, provider: changing })
    changing.request = () => Promise.resolve('swapped')
    const [wallet] = announced.list()
    expect(wallet?.info.name).to.equal('Safe Wallet')
    expect(await wallet?.bound.request({ method: 'a' })).to.equal('first')
    expect(wallet?.provider).to.equal(changing)
  })

  it('treat names of the language as any other', () => {
    const { announced, announce } = started()
    announce({ info: info({ name: 'constructor', rdns: '__proto__', uuid: 'toString' }), provider: provider() })
    expect(announced.list()[0]?.info).to.deep.include({ name: 'constructor', rdns: '__proto__', uuid: 'toString' })
  })

  it('are at most 200', () => {
    const { announced, announce } = started()
    for (let index = 0; index < 500; index++)
      announce({ info: info({ uuid: `u${index}`, rdns: `r${index}` }), provider: provider() })
    expect(announced.list()).to.have.lengthOf(200)
  })

  it('are forgotten when stopped', () => {
    const { announced, announce } = started()
    announce({ info: info(), provider: provider() })
    announced.stop()
    announce({ info: info({ uuid: 'b', rdns: 'b' }), provider: provider() })
    expect(announced.list()).to.deep.equal([])
  })
})

describe('a bound provider', () => {
  const boundOf = (own: object) => {
    const { announced, announce } = started()
    announce({ info: info(), provider: own })
    const [wallet] = announced.list()
    if (!wallet) throw new Error('it was left out')
    return wallet.bound
  }

  it('rejects when the wallet has no request function, or throws', async () => {
    expect(await rejection(boundOf({}).request({ method: 'a' }))).to.be.instanceOf(ConnectError)
    const boom = new Error('boom')
    const throwing = {
      request() {
        throw boom
      },
    }
    expect(await rejection(boundOf(throwing).request({ method: 'a' }))).to.equal(boom)
  })

  it('calls the wallet as its own method and takes plain values', async () => {
    const own = {
      secret: 7,
      request(call: unknown) {
        return [this.secret, call]
      },
    }
    expect(await boundOf(own).request({ method: 'a' })).to.deep.equal([7, { method: 'a' }])
  })

  it('receives events until stopped, even from a wallet that cannot stop', () => {
    const heard: unknown[] = []
    let tell: ((...values: unknown[]) => void) | undefined
    const own = {
      request: () => null,
      on(_event: string, listener: (...values: unknown[]) => void) {
        tell = listener
      },
    }
    const stop = boundOf(own).on('chainChanged', id => heard.push(id))
    tell?.('0x1')
    stop()
    tell?.('0x2')
    expect(heard).to.deep.equal(['0x1'])
  })

  it('is silent for a wallet without events or with broken ones', () => {
    const broken = {
      request: () => null,
      on() {
        throw new Error('boom')
      },
      removeListener() {
        throw new Error('boom')
      },
    }
    for (const own of [broken, { request: () => null }]) boundOf(own).on('a', () => undefined)()
  })
})
