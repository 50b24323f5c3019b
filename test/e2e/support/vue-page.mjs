import { computed, h } from 'vue'
import {
  useWalletModalAccount,
  useWalletModalBalance,
  useWalletModalConnection,
  useWalletModalEvents,
  useWalletModalNetwork,
  useWalletModalState,
  useWalletModalTheme,
  useWalletModalTokens,
  useWalletModalWallets,
  WalletModalButton,
  WalletModalConnectButton,
  WalletModalEmbed,
  WalletModalWalletButton,
} from 'wallet-modal/vue'

/** A page that a server renders and a browser takes over. @type {import('vue').Component} */
export const Page = {
  setup() {
    const { address, status } = useWalletModalAccount()
    const { caipNetworkId } = useWalletModalNetwork()
    const { open } = useWalletModalState()
    const { themeMode } = useWalletModalTheme()
    const { wallets } = useWalletModalWallets()
    const { tokens } = useWalletModalTokens()
    useWalletModalEvents()
    useWalletModalBalance()
    useWalletModalConnection()
    const lists = computed(() => wallets.value.length + tokens.value.length)
    return () =>
      h('main', [
        h(WalletModalButton, { size: 'lg', label: 'Join us', charsStart: 3, onOpen: () => undefined }),
        h(WalletModalWalletButton, { wallet: 'phantom', disabled: true }),
        h(WalletModalConnectButton, { class: 'in', href: '/connect', nonce: 'n0nce' }, () => 'Sign in'),
        h(WalletModalEmbed, { class: 'place' }),
        h('p', [status.value, address.value, caipNetworkId.value, open.value, themeMode.value, lists.value].join(' ')),
      ])
  },
}
