import { modalController } from '../controllers/modal.js'
import { subscribe } from '../core/signal.js'
import { stateSnapshot } from './snapshots.js'
import type { LifeCycleApi } from './types.js'

/** Makes the part of the handle that opens and closes; `ready` and `destroy` come from whoever started the instance. */
export const lifeCycleApi = (ready: Promise<void>, destroy: () => void): LifeCycleApi => ({
  ready: () => ready,
  isOpen: () => modalController.state.open,
  setLoading: loading => modalController.setLoading(loading),
  getState: () => stateSnapshot.get(),
  subscribeState: listener => subscribe(stateSnapshot, listener),
  destroy,
})
