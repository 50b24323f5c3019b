import { getWalletModal } from './wallet-modal/wallet-modal.js'

const show = (name, text) => (document.querySelector(`[aria-label="${name}"]`).textContent = text)
const showAccount = ({ address }) => show('Account', address ?? 'none')

document.querySelector('wallet-modal').addEventListener('w3m-modal-ready', () => {
  getWalletModal().subscribeAccount(showAccount)
  showAccount(getWalletModal().getAccount())
})
document.querySelector('#pay').addEventListener('click', async ({ currentTarget }) => {
  const { address: from } = getWalletModal().getAccount()
  const params = [{ from, to: currentTarget.dataset.receiver, value: '0x1' }]
  show('Paid', await getWalletModal().getProvider('eip155').request({ method: 'eth_sendTransaction', params }))
})
document.querySelector('#disconnect').addEventListener('click', () => getWalletModal().disconnect())
