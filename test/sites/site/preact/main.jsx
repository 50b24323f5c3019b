import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { modal, pay } from '../shared/modal.js'

function App() {
  const [address, setAddress] = useState('none')
  const [paid, setPaid] = useState('')
  const [opened, setOpened] = useState(0)
  useEffect(() => modal.subscribeAccount(account => setAddress(account.address ?? 'none')), [])
  return (
    <main>
      <wallet-modal-button size="sm" onw3m-button-open={() => setOpened(count => count + 1)} />
      <output aria-label="Account">{address}</output>
      <output aria-label="Paid">{paid}</output>
      <output aria-label="Opened">{opened}</output>
      <button onClick={async () => setPaid(await pay())}>Pay</button>
      <button onClick={() => modal.disconnect()}>Disconnect</button>
    </main>
  )
}

render(<App />, document.querySelector('#root'))
