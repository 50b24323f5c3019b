import { expect } from '@open-wc/testing'

import { isPageVisible, watchVisibility } from '../../../src/core/platform/visibility.js'

describe('the visibility of the page', () => {
  it('is reported when the page is hidden and shown, until watching ends', () => {
    const heard: boolean[] = []
    const stop = watchVisibility(visible => heard.push(visible))
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(isPageVisible()).to.equal(false)
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).to.have.length(2)
    expect(heard[0]).to.equal(false)
  })
})
