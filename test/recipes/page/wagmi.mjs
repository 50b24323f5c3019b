// The page on which wagmi's recipe runs word for word: it makes the modal itself.
import { createTestWallet } from 'wallet-modal/testing'

window.wallet = createTestWallet({ name: 'Aspen', rdns: 'com.example.aspen', chains: { 1: '', 8453: '' } })
const [{ config, modal }, { start }] = await Promise.all([import('recipe:wagmi-0'), import('recipe:wagmi-1')])
window.recipe = { config, modal, start }
