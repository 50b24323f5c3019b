import { expect } from '@open-wc/testing'

import { navigate } from '../../../src/controllers/shell/navigate.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { endInstance } from '../../../src/core/instance.js'

const views = () => routerController.state.history.map(({ view }) => view)

describe('navigate', () => {
  afterEach(endInstance)

  it('adds a view to go back from', () => {
    navigate({ view: 'Networks', args: undefined })
    expect(views()).to.deep.equal(['Connect', 'Networks'])
  })

  it('replaces the view that shows when asked to', () => {
    navigate({ view: 'Networks', args: undefined })
    navigate({ view: 'Downloads', args: { walletId: 'fir' } }, { replace: true })
    expect(views()).to.deep.equal(['Connect', 'Downloads'])
  })

  it('adds nothing for the view that shows already', () => {
    navigate({ view: 'Connect', args: undefined })
    expect(views()).to.deep.equal(['Connect'])
  })
})
