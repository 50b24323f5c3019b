import { expect } from '@open-wc/testing'

import { LitElement } from 'lit'

import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { VIEWS, isViewName } from '../../../src/core/views.js'
import '../../../src/elements/shell/w3m-modal.js'
import { loadView, viewTag } from '../../../src/elements/registry.js'
import { byRole } from '../../helpers/deep.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { withoutDir } from '../../helpers/without-dir.js'

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

describe('<w3m-router>', () => {
  afterEach(async () => {
    document.querySelectorAll('w3m-router').forEach(router => router.remove())
    for (const controller of [modalController, routerController]) controller.reset()
    await settle()
  })

  async function router() {
    modalController.open()
    const node = document.body.appendChild(document.createElement('w3m-router'))
    /** The views that are there, the former one last. */
    const views = () =>
      [...node.renderRoot.children]
        .filter(child => child instanceof HTMLElement)
        .sort((one, other) => Number(one.inert) - Number(other.inert))
    const shown = () => views().map(({ localName }) => localName)
    const shows = (view: string) => waitUntil(() => shown()[0] === view, `${view} is shown`)
    await shows('w3m-connect-view')
    return { node, views, shown, shows }
  }

  it('shows grey rows from the start while the code of the first view loads', async () => {
    const tag = viewTag('WhatIsANetwork')
    expect(customElements.get(tag), 'this test comes before those that load the views').to.equal(undefined)
    modalController.open()
    routerController.resetTo({ view: 'WhatIsANetwork', args: undefined })
    const node = document.body.appendChild(document.createElement('w3m-router'))
    await node.updateComplete
    expect(byRole(node.renderRoot, 'status', 'Loading').offsetHeight).to.be.above(100)
    await waitUntil(() => node.renderRoot.firstElementChild?.localName === tag, 'no view')
  })

  for (const view of Object.keys(VIEWS).filter(isViewName))
    it(`has an element for ${view}`, async () => {
      await loadView(view)
      expect(customElements.get(viewTag(view)), viewTag(view)).not.to.equal(undefined)
    })

  it('goes forward and back, one view at a time', async () => {
    const { shown, shows } = await router()
    routerController.push({ view: 'WhatIsAWallet', args: undefined })
    await shows('w3m-what-is-a-wallet-view')
    await waitUntil(() => shown().length === 1)
    routerController.back([{ view: 'Connect', args: undefined }])
    await shows('w3m-connect-view')
    await waitUntil(() => shown().length === 1)
  })

  it('shows a view immediately, beneath the old one, which fades out in 150 ms and is inert', async () => {
    const { node, views, shown, shows } = await router()
    const [former] = views()
    const height = former?.clientHeight
    routerController.push({ view: 'WhatIsAWallet', args: undefined })
    await shows('w3m-what-is-a-wallet-view')
    expect(shown()).to.deep.equal(['w3m-what-is-a-wallet-view', 'w3m-connect-view'])
    expect(views()[1], 'it was not moved').to.equal(former)
    expect(former).to.include({ inert: true, clientHeight: height })
    const [fade] = former?.getAnimations() ?? []
    const frames = fade?.effect instanceof KeyframeEffect ? fade.effect.getKeyframes() : []
    expect(frames.map(({ opacity }) => opacity)).to.deep.equal(['1', '0'])
    expect(fade?.effect?.getTiming().duration).to.equal(150)
    const [next] = views()
    expect(getComputedStyle(next ?? node).opacity, 'the next one is there in full').to.equal('1')
    expect(node.offsetHeight, 'the height is that of the next one').to.equal(next?.offsetHeight)
    await waitUntil(() => shown().length === 1)
  })

  it('keeps one former view at most, however quick the steps', async () => {
    const { shown, shows } = await router()
    routerController.push({ view: 'WhatIsAWallet', args: undefined })
    await shows('w3m-what-is-a-wallet-view')
    routerController.push({ view: 'Networks', args: undefined })
    await shows('w3m-networks-view')
    expect(shown()).to.deep.equal(['w3m-networks-view', 'w3m-what-is-a-wallet-view'])
    await waitUntil(() => shown().length === 1)
  })

  it('ends a view’s work when the next one appears, not with its fade', async () => {
    const { node, shows } = await router()
    const former = node.renderRoot.firstElementChild
    let ended = false
    if (!(former instanceof LitElement)) throw new Error('no view')
    former.addController({ hostDisconnected: () => (ended = true) })
    routerController.push({ view: 'WhatIsAWallet', args: undefined })
    await shows('w3m-what-is-a-wallet-view')
    expect(former.isConnected).to.equal(true)
    expect(ended).to.equal(true)
  })

  it('starts a view at its top, and keeps the scroll position of the previous one', async () => {
    const { node, shows } = await router()
    const scroller = document.body.appendChild(document.createElement('div'))
    scroller.style.cssText = 'block-size:100px;overflow:auto'
    scroller.append(node)
    await shows('w3m-connect-view')
    const [former] = node.renderRoot.children
    scroller.scrollTop = 40
    const top = former?.getBoundingClientRect().top
    routerController.push({ view: 'WhatIsAWallet', args: undefined })
    await shows('w3m-what-is-a-wallet-view')
    expect(scroller.scrollTop).to.equal(0)
    expect(former?.getBoundingClientRect().top).to.equal(top)
    scroller.remove()
  })

  it('shows the last of several quick steps', async () => {
    const { shown, shows } = await router()
    for (const view of ['WhatIsAWallet', 'WhatIsANetwork', 'Networks'] as const)
      routerController.push({ view, args: undefined })
    await shows('w3m-networks-view')
    await waitUntil(() => shown().length === 1)
    await Promise.all((['WhatIsAWallet', 'WhatIsANetwork'] as const).map(loadView))
    await settle()
    expect(shown()).to.deep.equal(['w3m-networks-view'])
  })

  /** From where a view slides in, and how long. */
  const slideOf = (view: HTMLElement | undefined) => {
    const effect = view?.getAnimations()[0]?.effect
    return effect instanceof KeyframeEffect
      ? [effect.getKeyframes()[0]?.['translate'], effect.getTiming().duration]
      : []
  }

  it('slides in from the end side, and from the start side on the way back', async () => {
    const { views, shows } = await router()
    const from = () => slideOf(views()[0])
    routerController.push({ view: 'WhatIsAWallet', args: undefined })
    await shows('w3m-what-is-a-wallet-view')
    expect(from()).to.deep.equal(['12px', 150])
    routerController.back([{ view: 'Connect', args: undefined }])
    await shows('w3m-connect-view')
    expect(from()).to.deep.equal(['-12px', 150])
  })

  it('slides in from the end side of text from right to left, also in a browser without `:dir()`', async () => {
    const { node, views, shows } = await router()
    node.dir = 'rtl'
    await withoutDir(async () => {
      routerController.push({ view: 'WhatIsAWallet', args: undefined })
      await shows('w3m-what-is-a-wallet-view')
      await waitUntil(() => slideOf(views()[0]).length, 'it does not slide')
      expect(slideOf(views()[0])[0]).to.equal('-12px')
    })
  })

  it('says which view came in', async () => {
    const { node, shows } = await router()
    const views: string[] = []
    node.addEventListener('w3m-view-show', ({ detail }) => views.push(detail.route.view))
    routerController.push({ view: 'Networks', args: undefined })
    await shows('w3m-networks-view')
    expect(views).to.deep.equal(['Networks'])
  })

  it('keeps the view while the dialog is closing', async () => {
    const { shown } = await router()
    modalController.close()
    routerController.resetTo({ view: 'Account', args: undefined })
    await loadView('Account')
    await settle()
    expect(shown()).to.deep.equal(['w3m-connect-view'])
  })
})
