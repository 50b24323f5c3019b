import { expect } from '@open-wc/testing'

import { PopupClosedError } from '../../../src/core/errors/social.js'
import { SocialPopup } from '../../../src/services/social/social-popup.js'
import { heard, nextPopup, POPUP_PAGE } from '../../helpers/popup.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'

const HERE = location.origin
const RESULT = `${HERE}/callback?code=1`
const popups: SocialPopup[] = []

/** A popup, and its window once its page is there. */
async function open({ origin = HERE } = {}) {
  const shown = nextPopup()
  const popup = new SocialPopup({ origin, loading: POPUP_PAGE })
  popups.push(popup)
  return { popup, inner: await shown }
}

const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  const none = {}
  return (await Promise.race([promise, Promise.resolve(none)])) !== none
}

describe('the popup of a social login', () => {
  afterEach(() => popups.splice(0).forEach(popup => popup.end()))

  it('opens under a name that no other page can use (PS-027)', async () => {
    const { popup, inner } = await open()
    expect(inner.window.name).to.equal('')
    expect(popup.isBlocked).to.equal(false)
  })

  it('returns the first result, and closes', async () => {
    const { popup, inner } = await open()
    inner.say({ resultUri: RESULT })
    inner.say({ resultUri: `${HERE}/callback?code=2` })
    expect(await popup.result).to.equal(RESULT)
    await waitUntil(() => inner.window.closed)
  })

  for (const resultUri of [undefined, null, {}, { a: 1 }, ['x'], 123, true, '', 'x'.repeat(9_000)])
    it(`ignores ${JSON.stringify(resultUri)?.slice(0, 20)} (PS-005 to PS-009)`, async () => {
      const { popup, inner } = await open()
      inner.say({ resultUri })
      await heard(inner)
      expect(await isSettled(popup.result)).to.equal(false)
    })

  it('ignores any other window, of the same origin or not (PS-004)', async () => {
    const { popup, inner } = await open()
    postMessage({ resultUri: RESULT }, HERE)
    await heard(inner)
    expect(await isSettled(popup.result)).to.equal(false)
  })

  it('accepts its window only from the secure site’s origin', async () => {
    const { popup, inner } = await open({ origin: 'https://secure.example' })
    inner.say({ resultUri: RESULT })
    await heard(inner)
    expect(await isSettled(popup.result)).to.equal(false)
  })

  it('notices within 2 s that it was closed', async () => {
    const { popup, inner } = await open()
    const start = performance.now()
    inner.window.close()
    expect(await rejection(popup.closed)).to.be.instanceOf(PopupClosedError)
    expect(performance.now() - start).to.be.below(2_000)
  })

  it('prefers a result that was already on its way', async () => {
    const { popup, inner } = await open()
    inner.say({ resultUri: RESULT })
    inner.window.close()
    expect(await Promise.race([popup.result, popup.closed])).to.equal(RESULT)
  })

  it('receives nothing once we ended it, and closes', async () => {
    const { popup, inner } = await open()
    inner.say({ resultUri: RESULT })
    popup.end()
    await waitUntil(() => inner.window.closed)
    expect(await isSettled(popup.result)).to.equal(false)
  })
})
