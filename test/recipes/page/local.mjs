// The page on which recipes run: a site with wallets of every family on the local chains.
import { Connection, PublicKey, SystemProgram, Transaction, TransactionMessage, VersionedTransaction } from 'web3js-1'
import { getBase58Decoder, createTransactionMessage, compileTransaction, pipe } from '@solana/web3.js'
import { setTransactionMessageFeePayer, setTransactionMessageLifetimeUsingBlockhash } from '@solana/web3.js'
import { appendTransactionMessageInstruction } from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import { createWalletModal } from 'wallet-modal'
import { evmAdapter } from 'wallet-modal/chains/evm'
import { getSolanaRpc, getSolanaSigner, solanaAdapter } from 'wallet-modal/chains/solana'
import { createTestSolanaWallet, createTestWallet } from 'wallet-modal/testing'

/** The pieces of the recipes, which a site loads with or after its modal. */
const RECIPES = {
  viem: () => import('recipe:viem-0'),
  ownViem: () => import('recipe:viem-1'),
  ethers: () => import('recipe:ethers-0'),
  ethersWatch: () => import('recipe:ethers-1'),
  web3js: () => import('recipe:web3js-0'),
  web3jsSend: () => import('recipe:web3js-1'),
  kit: () => import('recipe:solana-kit-0'),
  kitSend: () => import('recipe:solana-kit-1'),
  adapter: () => import('recipe:wallet-adapter-0'),
  standard: () => import('recipe:wallet-adapter-1'),
}

/** Makes the site without a wallet in it, for a visitor who logs in to the embedded one. */
async function startEmbedded({ solana, networks, frame }) {
  const modal = createWalletModal({
    projectId: 'recipes',
    networks: [...networks, solana.network],
    adapters: [evmAdapter(), solanaAdapter()],
    remoteConfig: false,
    services: {
      catalogue: false,
      blockchain: false,
      rpc: false,
      analytics: false,
      relay: false,
      secureSite: frame.url,
    },
  })
  await loadRecipes()
  return modal
}

const loadRecipes = () =>
  Promise.all(Object.keys(RECIPES).map(async name => (window.recipe[name] = await RECIPES[name]())))

/** Makes the site and connects a wallet of each family. */
async function start({ evm, solana, accounts, networks, relay }) {
  window.wallet = createTestWallet({
    name: 'Aspen',
    rdns: 'com.example.aspen',
    privateKeys: accounts.slice(0, 2).map(({ privateKey }) => privateKey),
    chains: Object.fromEntries(evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl])),
  })
  await createTestSolanaWallet({ name: 'Larch', privateKey: solana.accounts[0].privateKey, rpcUrl: solana.url })
  const modal = createWalletModal({
    projectId: 'recipes',
    networks: [...networks, solana.network],
    adapters: [evmAdapter(), solanaAdapter()],
    remoteConfig: false,
    services: {
      catalogue: false,
      blockchain: false,
      rpc: false,
      analytics: false,
      relay: relay.url,
      secureSite: false,
    },
  })
  await modal.connect('com.example.aspen', 'eip155')
  await modal.connect('Larch', 'solana')
  await loadRecipes()
  return modal
}

const CONFIRMED = 'confirmed'

/** A client of web3.js 1, which would look for the subscriptions at another port. */
const connectionTo = url => new Connection(url, { commitment: CONFIRMED, wsEndpoint: url.replace('http', 'ws') })

const transferTo = (from, to, lamports) =>
  SystemProgram.transfer({ fromPubkey: from, toPubkey: new PublicKey(to), lamports })

/** A legacy transaction of web3.js 1. */
async function legacy(url, from, to, lamports) {
  const { blockhash, lastValidBlockHeight } = await connectionTo(url).getLatestBlockhash()
  const feePayer = new PublicKey(from)
  return new Transaction({ feePayer, blockhash, lastValidBlockHeight }).add(transferTo(feePayer, to, lamports))
}

/** A legacy transaction of web3.js 1 that leaves payer and blockhash to what sends it. */
const draft = (from, to, lamports) => new Transaction().add(transferTo(new PublicKey(from), to, lamports))

/** The instruction of a transfer as `@solana/kit` has it. */
function transferInstruction(from, to, lamports) {
  const data = new Uint8Array(12)
  new DataView(data.buffer).setUint32(0, 2, true)
  new DataView(data.buffer).setBigUint64(4, BigInt(lamports), true)
  const accounts = [
    { address: from, role: 3 },
    { address: to, role: 1 },
  ]
  return { programAddress: '11111111111111111111111111111111', accounts, data }
}

/** A versioned transaction of web3.js 1. */
async function versioned(url, from, to, lamports) {
  const { blockhash: recentBlockhash } = await connectionTo(url).getLatestBlockhash()
  const payerKey = new PublicKey(from)
  const instructions = [transferTo(payerKey, to, lamports)]
  return new VersionedTransaction(
    new TransactionMessage({ payerKey, recentBlockhash, instructions }).compileToV0Message(),
  )
}

/** A transaction of web3.js 2, over the modal's own client and signer. */
async function compiled(_url, _from, to, amount) {
  const rpc = await getSolanaRpc(window.modal)
  const source = getSolanaSigner(window.modal)
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    draft => setTransactionMessageFeePayer(source.address, draft),
    draft => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
    draft => appendTransactionMessageInstruction(getTransferSolInstruction({ source, destination: to, amount }), draft),
  )
  return compileTransaction(message)
}

/** Whether a signature over a text is an account's. */
async function verifies(address, text, signature) {
  const key = await crypto.subtle.importKey('raw', new PublicKey(address).toBytes(), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(text))
}

/** What class a transaction of web3.js 1 is of, if it is signed. */
function isSigned(transaction) {
  if (transaction instanceof Transaction) return transaction.verifySignatures() ? 'legacy' : 'unsigned'
  if (transaction instanceof VersionedTransaction)
    return transaction.signatures[0]?.some(Boolean) ? 'versioned' : 'unsigned'
  return 'none'
}

/** Bytes in base58. */
const encode = bytes => getBase58Decoder().decode(bytes)

/** The Wallet Standard wallets of the page, as code of another library finds them. */
function standardWallets() {
  const found = []
  const register = (...wallets) => (found.push(...wallets), () => undefined)
  const event = new Event('wallet-standard:app-ready')
  Object.defineProperty(event, 'detail', { value: { register } })
  window.dispatchEvent(event)
  return found
}

window.recipe = {}
window.site = {
  start,
  startEmbedded,
  connectionTo,
  legacy,
  draft,
  transferInstruction,
  versioned,
  compiled,
  verifies,
  isSigned,
  standardWallets,
  encode,
}
