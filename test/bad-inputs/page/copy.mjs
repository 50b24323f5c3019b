// A second copy of the whole package; loaded with another query it is evaluated again, as hot reloading does.
import { createWalletModal } from 'product:index'
import { evmAdapter } from 'product:chains/evm/index'
import { mainnet } from 'product:networks'

createWalletModal({ projectId: '0123456789abcdef0123456789abcdef', networks: [mainnet], adapters: [evmAdapter()] })
