import { expect } from '@open-wc/testing'

import { selectWallet } from '../../../src/controllers/connect/select-wallet.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { open } from '../../../src/controllers/visit/open.js'
import { t } from '../../../src/core/i18n/t.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { network } from '../../helpers/network.js'
import { watchConsole } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A page of its own, because what has once been loaded is there offline too. */
describe('a WalletConnect row that is pressed offline, before its code has been loaded', () => {
  afterEach(endInstance)

  it('says that the connection is missing, and works once it is there', async () => {
    const log = watchConsole()
    instance()
    void open()
    const connector = { ...aspen, id: 'walletConnect', type: 'WALLET_CONNECT' as const }
    const row = { id: 'walletConnect', name: 'WalletConnect', group: 'walletConnect', connectors: [connector] } as const
    const press = (): void => selectWallet({ ...row, installed: false, recent: false, reasons: [] })
    const { undo } = network({ online: false, served: false })
    try {
      press()
      await waitUntil(() => snackController.state.open, 'nothing is said')
      expect(snackController.state).to.include({ variant: 'error' })
      expect(snackController.state.message).to.equal(t('modal.failed.text'))
      expect(routerController.route.view).to.equal('Connect')
    } finally {
      undo()
      log.restore()
    }
    press()
    await waitUntil(() => routerController.route.view === 'ConnectingWalletConnect', 'it does not work online')
  })
})
