import { expect } from '@open-wc/testing'

import { HeightFollower } from '../../../src/elements/shell/height-follower.js'

describe('HeightFollower', () => {
  const RealObserver = window.ResizeObserver
  let notice: () => void = () => {}

  beforeEach(() => {
    // Hidden pages get no frames and so no observations: the test says when the content has changed.
    window.ResizeObserver = class extends RealObserver {
      constructor(callback: ResizeObserverCallback) {
        super(() => {})
        notice = () => callback([], this)
      }
    }
  })

  afterEach(() => {
    window.ResizeObserver = RealObserver
  })

  function follower() {
    const box = document.body.appendChild(document.createElement('div'))
    const content = box.appendChild(document.createElement('div'))
    const follow = new HeightFollower(() => undefined)
    follow.observe(box)
    const resize = (height: number): void => {
      content.style.height = `${height}px`
      notice()
    }
    const frames = () => {
      const effect = box.getAnimations()[0]?.effect
      return effect instanceof KeyframeEffect ? effect.getKeyframes().map(({ height }) => height) : []
    }
    return { box, follow, resize, frames }
  }

  it('goes from the old height to the new one in 150 ms', () => {
    const { box, resize, frames } = follower()
    resize(100)
    expect(frames()).to.deep.equal([])
    resize(240)
    expect(frames()).to.deep.equal(['100px', '240px'])
    expect(box.getAnimations()[0]?.effect?.getTiming().duration).to.equal(150)
    expect(box.offsetHeight).to.equal(100)
    box.remove()
  })

  it('continues from its current height when the content changes again', () => {
    const { box, resize, frames } = follower()
    resize(100)
    resize(240)
    resize(50)
    expect(frames()).to.deep.equal(['100px', '50px'])
    expect(box.getAnimations().length).to.equal(1)
    box.remove()
  })

  it('forgets a box it no longer follows', () => {
    const { box, follow, resize, frames } = follower()
    resize(100)
    resize(240)
    follow.observe(undefined)
    expect(frames()).to.deep.equal([])
    box.remove()
  })
})
