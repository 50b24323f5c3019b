import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../../src/controllers/connections/connectors.js'
import { connectRows } from '../../../../src/controllers/wallets/connect-rows.js'
import { listedRows } from '../../../../src/controllers/wallets/list/listed-rows.js'
import { optionsController } from '../../../../src/controllers/shell/options.js'
import { walletsController } from '../../../../src/controllers/wallets/wallets.js'
import { endInstance } from '../../../../src/core/instance.js'
import { aspen, birch } from '../../../helpers/fake-adapter.js'

const wallet = (id: string) => ({ id, name: id })
const names = () => listedRows.get().map(({ name }) => name)

describe('the rows of the Connect view', () => {
  afterEach(endInstance)

  it('are four of the catalogue’s, less one for each wallet that is installed or was used', () => {
    optionsController.create({ networks: [] }, ['eip155'])
    walletsController.load({ featured: [wallet('Fir')], recommended: ['Oak', 'Elm', 'Yew', 'Ash'].map(wallet) })
    expect(names()).to.deep.equal(['Fir', 'Oak', 'Elm', 'Yew', 'Ash'])
    connectorsController.setConnectors('eip155', [aspen, birch])
    expect(names()).to.deep.equal(['Aspen', 'Birch', 'Fir', 'Oak', 'Elm'])
    walletsController.setRecent(['Hazel', 'Rowan'].map(id => ({ ...wallet(id), supports_wc: true })))
    expect(names()).to.deep.equal(['Hazel', 'Rowan', 'Aspen', 'Birch', 'Fir'])
    connectorsController.setConnectors('eip155', [aspen, birch, { ...aspen, id: 'cedar', name: 'Cedar', info: {} }])
    expect(names()).to.deep.equal(['Hazel', 'Rowan', 'Aspen', 'Birch', 'Cedar', 'Fir'])
    expect(connectRows.get(), 'the others stay known').to.have.length(10)
  })
})
