import { createSignal, onCleanup } from 'solid-js'
import { render } from 'solid-js/web'

import { modal, pay } from '../shared/modal.js'

function App() {
  const [address, setAddress] = createSignal('none')
  const [paid, setPaid] = createSignal('')
  const [opened, setOpened] = createSignal(0)
  onCleanup(modal.subscribeAccount(account => setAddress(account.address ?? 'none')))
  return (
    <main>
      <wallet-modal-button size="sm" on:w3m-button-open={() => setOpened(opened() + 1)} />
      <output aria-label="Account">{address()}</output>
      <output aria-label="Paid">{paid()}</output>
      <output aria-label="Opened">{opened()}</output>
      <button onClick={async () => setPaid(await pay())}>Pay</button>
      <button onClick={() => modal.disconnect()}>Disconnect</button>
    </main>
  )
}

render(() => <App />, document.querySelector('#root'))
