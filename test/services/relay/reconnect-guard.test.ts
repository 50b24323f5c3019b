import { expect } from '@open-wc/testing'

import { guardReconnects } from '../../../src/services/relay/reconnect-guard.js'
import { FakeProtocol } from '../../helpers/fake-protocol.js'

/** Runs a second of the guard whenever the test says so. */
function fakeSeconds() {
  const own = { setInterval: globalThis.setInterval, clearInterval: globalThis.clearInterval }
  const running = new Map<number, () => void>()
  let last = 0
  globalThis.setInterval = ((run: () => void) => (running.set((last += 1), run), last)) as unknown as typeof setInterval
  globalThis.clearInterval = (id => void running.delete(Number(id))) as typeof clearInterval
  return {
    isRunning: () => running.size > 0,
    pass: (seconds: number) => {
      for (let index = 0; index < seconds; index += 1) for (const run of [...running.values()]) run()
    },
    restore: () => Object.assign(globalThis, own),
  }
}

describe('the guard of reconnections', () => {
  let clock: ReturnType<typeof fakeSeconds>
  let undo = (): void => undefined
  beforeEach(() => (clock = fakeSeconds()))
  afterEach(() => {
    undo()
    clock.restore()
  })

  /** A lost relay that is guarded. */
  function lose(lost: () => boolean = () => false) {
    const { relayer, client } = new FakeProtocol()
    const calls: string[] = []
    relayer.connected = false
    relayer.transportClose = async () => void calls.push('close')
    relayer.transportOpen = async () => void calls.push('open')
    undo = guardReconnects(client.core, () => (calls.push('lost'), lost()))
    relayer.emit('relayer_disconnect')
    return { relayer, calls }
  }

  it('does nothing before a relay is lost', () => {
    const { client } = new FakeProtocol()
    undo = guardReconnects(client.core, () => false)
    expect(clock.isRunning()).to.equal(false)
  })

  it('says that a relay is lost after 10 s, and not before', () => {
    const { calls } = lose()
    clock.pass(9)
    expect(calls).to.deep.equal([])
    clock.pass(1)
    expect(calls).to.deep.equal(['lost'])
  })

  it('rests when another relay takes over', () => {
    const { calls } = lose(() => true)
    clock.pass(10)
    expect(clock.isRunning()).to.equal(false)
    clock.pass(200)
    expect(calls).to.deep.equal(['lost'])
  })

  it('gives the relay up after 2 minutes, once', () => {
    const { calls } = lose()
    clock.pass(119)
    expect(calls).to.deep.equal(['lost'])
    clock.pass(1)
    expect(calls).to.deep.equal(['lost', 'close'])
    expect(clock.isRunning()).to.equal(false)
  })

  it('rests as soon as the relay is back, and counts anew the next time', () => {
    const { relayer, calls } = lose()
    clock.pass(9)
    relayer.connected = true
    clock.pass(1)
    expect(clock.isRunning()).to.equal(false)
    relayer.connected = false
    relayer.emit('relayer_disconnect')
    clock.pass(9)
    expect(calls).to.deep.equal([])
  })

  it('counts once, however often the relay is lost meanwhile', () => {
    const { relayer, calls } = lose()
    relayer.emit('relayer_disconnect')
    clock.pass(5)
    expect(calls).to.deep.equal([])
  })

  it('tries again when the device comes online after it gave up', () => {
    const { calls } = lose()
    clock.pass(120)
    dispatchEvent(new Event('online'))
    expect(calls.at(-1)).to.equal('open')
    expect(clock.isRunning()).to.equal(true)
  })

  it('tries again when the page is seen again', () => {
    const { calls } = lose()
    clock.pass(120)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(calls.at(-1)).to.equal('open')
  })

  it('has nothing to try while the relay is there', () => {
    const { relayer, calls } = lose()
    relayer.connected = true
    dispatchEvent(new Event('online'))
    expect(calls).to.deep.equal([])
  })

  it('is over when it is undone', () => {
    const { relayer, calls } = lose()
    undo()
    dispatchEvent(new Event('online'))
    relayer.emit('relayer_disconnect')
    expect(clock.isRunning()).to.equal(false)
    expect(calls).to.deep.equal([])
    expect(relayer.size).to.equal(0)
  })
})
