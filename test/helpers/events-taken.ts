import { settle } from './instance.js'

/** Waits until the wallets' events so far have been taken: their handler is loaded before them, and by then. */
export async function eventsTaken(): Promise<void> {
  await import('../../src/controllers/connections/handle-wallet-event.js')
  await settle()
}
