// The code of the recipes, word for word, on the local chains.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { createPublicClient, http, parseEther, toHex, verifyMessage } from 'viem'

import { comesTrue } from '../support/comes-true.mjs'
import { startDevStack } from '../../dev/index.mjs'
import { createTestEmbeddedUser } from '../../dist/testing/index.js'
import { launchBrowser } from '../support/launch-browser.mjs'
import { serveRecipes } from './serve-recipes.mjs'

/** @type {Awaited<ReturnType<typeof startDevStack>>} */
let stack
/** @type {Awaited<ReturnType<typeof serveRecipes>>} */
let site
/** @type {import('playwright-core').Browser} */
let browser

before(async () => {
  ;[stack, site, browser] = await Promise.all([
    startDevStack({
      wallets: 1,
      ports: { api: 0, evm: 0, evm2: 0, bitcoin: 0, solana: 0, relay: 0, frame: 0, social: 0 },
    }),
    serveRecipes(),
    launchBrowser(),
  ])
})
after(async () => {
  await browser?.close()
  await Promise.all([site?.stop(), stack?.stop()])
})

/** Opens one of the pages; nothing of it can reach beyond this machine. @param {string} name */
async function open(name) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  context.setDefaultTimeout(30_000)
  await context.route(
    url => url.hostname !== '127.0.0.1',
    route => route.abort(),
  )
  const page = await context.newPage()
  page.on('pageerror', error => console.error(error))
  await page.goto(`${site.url}/${name}`)
  await page.waitForFunction(() => 'recipe' in window)
  return page
}

/** What the pages need to know of the stack. */
const facts = () => ({
  evm: stack.evm.map(({ chainId, rpcUrl }) => ({ chainId, rpcUrl })),
  accounts: stack.accounts,
  networks: stack.networks,
  relay: { url: stack.relay.url },
  frame: { url: stack.frame.url },
  solana: { url: stack.solana.url, accounts: stack.solana.accounts, network: stack.solana.network },
})

/** @param {string} url @param {string} method @param {unknown[]} params @returns {Promise<any>} */
async function rpc(url, method, ...params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  return (await (await fetch(url, { method: 'POST', body, headers })).json()).result
}

const weiOf = async (/** @type {string} */ address) =>
  BigInt(await rpc(stack.evm[0]?.rpcUrl ?? '', 'eth_getBalance', address, 'latest'))

const lamportsOf = async (/** @type {string} */ address) => (await rpc(stack.solana.url, 'getBalance', address)).value

/** Waits until the chain has confirmed a transaction that succeeded. @param {string} signature */
async function confirmed(signature) {
  const status = await comesTrue(async () => {
    const [found] = (await rpc(stack.solana.url, 'getSignatureStatuses', [signature])).value
    return found && found.confirmationStatus !== 'processed' && found
  })
  assert.equal(status ? status.err : 'not confirmed', null, signature)
}

describe('the recipes on the local chains', () => {
  /** @type {import('playwright-core').Page} */
  let page
  /** @type {{ evm: string, solana: string }} */
  let own
  /** @type {{ evm: string, solana: string }} */
  let other

  before(async () => {
    page = await open('local')
    await page.evaluate(async facts => {
      window.modal = await window.site.start(facts)
    }, facts())
    const [first, second] = stack.accounts
    const [one, two] = stack.solana.accounts
    own = { evm: first?.address ?? '', solana: one?.address ?? '' }
    other = { evm: second?.address ?? '', solana: two?.address ?? '' }
  })

  for (const name of ['viem', 'ethers'])
    it(`${name} pays: the transfer is mined`, async () => {
      const before = await weiOf(other.evm)
      const block = await page.evaluate(async ({ name, to }) => Number(await window.recipe[name].pay(to)), {
        name,
        to: other.evm,
      })
      assert.ok(block > 0)
      assert.equal((await weiOf(other.evm)) - before, parseEther('0.01'))
    })

  for (const [name, recipe] of Object.entries({ 'a viem client of the site': 'ownViem', ethers: 'ethers' }))
    it(`${name} signs a message`, async () => {
      const signature = await page.evaluate(recipe => window.recipe[recipe].sign('hello'), recipe)
      assert.ok(await verifyMessage({ address: own.evm, message: 'hello', signature }))
    })

  it('what ethers’ page shows follows the modal', async () => {
    const shown = await page.evaluate(async () => {
      const shown = []
      const settled = address =>
        new Promise(resolve => {
          const stop = window.modal.subscribeAccount(now => {
            if (now.address === address) resolve(stop())
          }, 'eip155')
        })
      const stop = window.recipe.ethersWatch.watchAccount(address => shown.push(address))
      const [first, second] = await window.wallet.getAddresses()
      for (const [index, address] of [
        [1, second],
        [0, first],
      ]) {
        const changed = settled(address)
        await window.wallet.switchAccount(index)
        await changed
      }
      stop()
      return [...new Set(shown)]
    })
    assert.ok(shown.includes(other.evm), shown.join())
    assert.equal(shown.length, 2)
  })

  it('web3.js reads a balance', async () => {
    const balance = await page.evaluate(async owner => Number(await window.recipe.web3js.balanceOf(owner)), own.solana)
    assert.equal(balance, await lamportsOf(own.solana))
  })

  it('web3.js signs a message', async () => {
    const isRight = await page.evaluate(async address => {
      const signature = await window.recipe.web3jsSend.sign('hello')
      return window.site.verifies(address, 'hello', signature)
    }, own.solana)
    assert.equal(isRight, true)
  })

  for (const kind of ['compiled', 'legacy', 'versioned'])
    it(`web3.js sends a ${kind} transaction, which is confirmed`, async () => {
      const before = await lamportsOf(other.solana)
      const signature = await page.evaluate(
        async ({ kind, url, from, to }) =>
          window.recipe.web3jsSend.send(await window.site[kind](url, from, to, 3_000_000)),
        { kind, url: stack.solana.url, from: own.solana, to: other.solana },
      )
      await confirmed(signature)
      assert.equal((await lamportsOf(other.solana)) - before, 3_000_000)
    })

  it('@solana/kit sends a message of its own, which is confirmed', async () => {
    const before = await lamportsOf(other.solana)
    const signature = await page.evaluate(
      async ({ from, to }) => {
        const instruction = window.site.transferInstruction(from, to, 4_000_000)
        return window.recipe.kitSend.send(window.recipe.kit.getSigner(), [instruction])
      },
      { from: own.solana, to: other.solana },
    )
    await confirmed(signature)
    assert.equal((await lamportsOf(other.solana)) - before, 4_000_000)
  })

  describe('with code written for wallet-adapter', () => {
    for (const withConnection of [true, false])
      it(`a draft gets payer and blockhash ${withConnection ? 'over a connection' : 'without one'} and is confirmed`, async () => {
        const before = await lamportsOf(other.solana)
        const { signature, payer } = await page.evaluate(
          async ({ url, from, to, withConnection }) => {
            const transaction = window.site.draft(from, to, 2_000_000)
            const connection = withConnection ? window.site.connectionTo(url) : undefined
            const signature = await window.recipe.adapter.getWallet().sendTransaction(transaction, connection)
            return { signature, payer: transaction.feePayer.toBase58() }
          },
          { url: stack.solana.url, from: own.solana, to: other.solana, withConnection },
        )
        assert.equal(payer, own.solana)
        await confirmed(signature)
        assert.equal((await lamportsOf(other.solana)) - before, 2_000_000)
      })

    it('the wallet is there, and signs a message', async () => {
      const told = await page.evaluate(async address => {
        const { publicKey, connected, signMessage } = window.recipe.adapter.getWallet()
        const signature = await signMessage(new TextEncoder().encode('hello'))
        return {
          address: publicKey?.toBase58(),
          connected,
          isRight: await window.site.verifies(address, 'hello', signature),
        }
      }, own.solana)
      assert.deepEqual(told, { address: own.solana, connected: true, isRight: true })
    })

    for (const kind of ['legacy', 'versioned'])
      it(`a ${kind} transaction of web3.js 1 is sent over the site’s own connection and confirmed`, async () => {
        const before = await lamportsOf(other.solana)
        const signature = await page.evaluate(
          async ({ kind, url, from, to }) => {
            const transaction = await window.site[kind](url, from, to, 2_000_000)
            const connection = window.site.connectionTo(url)
            return window.recipe.adapter.getWallet().sendTransaction(transaction, connection)
          },
          { kind, url: stack.solana.url, from: own.solana, to: other.solana },
        )
        await confirmed(signature)
        assert.equal((await lamportsOf(other.solana)) - before, 2_000_000)
      })

    it('transactions of web3.js 1 are signed one and all, and come back as what they were', async () => {
      const kinds = await page.evaluate(
        async ({ url, from, to }) => {
          const { legacy, versioned, isSigned } = window.site
          const { signTransaction, signAllTransactions } = window.recipe.adapter.getWallet()
          const one = await signTransaction(await legacy(url, from, to, 1))
          const all = await signAllTransactions([await versioned(url, from, to, 1), await legacy(url, from, to, 2)])
          return [one, ...all].map(isSigned)
        },
        { url: stack.solana.url, from: own.solana, to: other.solana },
      )
      assert.deepEqual(kinds, ['legacy', 'versioned', 'legacy'])
    })

    it('it follows a disconnect, and connecting opens the modal', async () => {
      const told = await page.evaluate(async () => {
        const { getWallet, watchWallet } = window.recipe.adapter
        let changes = 0
        const stop = watchWallet(() => changes++)
        await getWallet().disconnect()
        stop()
        const { publicKey, connected } = getWallet()
        return { publicKey, connected, heard: changes > 0 }
      })
      assert.deepEqual(told, { publicKey: null, connected: false, heard: true })
      await page.evaluate(() => {
        window.connecting = window.recipe.adapter.getWallet().connect()
      })
      const row = page.locator('w3m-connect-view').getByRole('button', { name: /^Larch/ })
      await row.first().click()
      const address = await page.evaluate(async () => {
        await window.connecting
        return window.recipe.adapter.getWallet().publicKey?.toBase58()
      })
      assert.equal(address, own.solana)
    })
  })
})

describe('the same recipes with the embedded wallet', () => {
  /** @type {import('playwright-core').Page} */
  let page
  /** @type {ReturnType<typeof createTestEmbeddedUser>} */
  let ada
  /** @type {{ evm: `0x${string}`, solana: string }} */
  let own
  const client = () => createPublicClient({ transport: http(stack.evm[0]?.rpcUrl) })
  const addressOf = (/** @type {string} */ namespace) =>
    page.evaluate(namespace => window.modal.getAddress(namespace), namespace)

  before(async () => {
    page = await open('local')
    await page.evaluate(async facts => {
      window.modal = await window.site.startEmbedded(facts)
    }, facts())
    ada = createTestEmbeddedUser({ devUrl: stack.api.url })
    await ada.logIn(page, { open: () => page.evaluate(() => void window.modal.open({ view: 'EmailLogin' })) })
    await page.waitForFunction(() =>
      ['eip155', 'solana'].every(namespace => window.modal.getAccount(namespace).isConnected),
    )
    own = { evm: await addressOf('eip155'), solana: await addressOf('solana') }
    await rpc(stack.evm[0]?.rpcUrl ?? '', 'anvil_setBalance', own.evm, toHex(parseEther('5')))
    await rpc(stack.solana.url, 'requestAirdrop', own.solana, 2_000_000_000)
  })
  after(() => page?.context().close())

  /** What a recipe gives, once the visitor has approved what it asks. @param {() => Promise<unknown>} run */
  async function approved(run) {
    const running = run()
    await Promise.all([running, ada.approve(page)])
    await page.locator('w3m-modal[open]').waitFor({ state: 'detached' })
    return running
  }

  for (const name of ['viem', 'ethers'])
    it(`${name} pays: the transfer is mined`, async () => {
      const to = stack.accounts[3]?.address ?? ''
      const before = await weiOf(to)
      const pay = () => page.evaluate(async ({ name, to }) => Number(await window.recipe[name].pay(to)), { name, to })
      assert.ok(Number(await approved(pay)) > 0)
      assert.equal((await weiOf(to)) - before, parseEther('0.01'))
    })

  for (const [name, recipe] of Object.entries({ 'a viem client of the site': 'ownViem', ethers: 'ethers' }))
    it(`${name} signs a message`, async () => {
      const sign = () => page.evaluate(recipe => window.recipe[recipe].sign('hello'), recipe)
      const signature = /** @type {`0x${string}`} */ (await approved(sign))
      assert.ok(await client().verifyMessage({ address: own.evm, message: 'hello', signature }))
    })

  it('web3.js reads a balance and signs a message', async () => {
    const balance = await page.evaluate(async owner => Number(await window.recipe.web3js.balanceOf(owner)), own.solana)
    assert.equal(balance, await lamportsOf(own.solana))
    const sign = () =>
      page.evaluate(async address => {
        const signature = await window.recipe.web3jsSend.sign('hello')
        return window.site.verifies(address, 'hello', signature)
      }, own.solana)
    assert.equal(await approved(sign), true)
  })

  for (const kind of ['compiled', 'legacy', 'versioned'])
    it(`web3.js sends a ${kind} transaction, which is confirmed`, async () => {
      const to = stack.solana.accounts[3]?.address ?? ''
      const before = await lamportsOf(to)
      const send = () =>
        page.evaluate(
          async ({ kind, url, from, to }) =>
            window.recipe.web3jsSend.send(await window.site[kind](url, from, to, 3_000_000)),
          { kind, url: stack.solana.url, from: own.solana, to },
        )
      await confirmed(/** @type {string} */ (await approved(send)))
      assert.equal((await lamportsOf(to)) - before, 3_000_000)
    })

  it('code written for wallet-adapter finds the account, and signs with it', async () => {
    const sign = () =>
      page.evaluate(async address => {
        const { publicKey, signMessage } = window.recipe.adapter.getWallet()
        const signature = await signMessage(new TextEncoder().encode('hello'))
        return [publicKey?.toBase58(), await window.site.verifies(address, 'hello', signature)]
      }, own.solana)
    assert.deepEqual(await approved(sign), [own.solana, true])
  })
})

describe('the modal’s way to wallets elsewhere, as a Wallet Standard wallet', () => {
  it('is found, connected by code, signs and sends, and ends', async () => {
    const page = await open('local')
    await page.evaluate(async facts => {
      window.modal = await window.site.start(facts)
      await window.modal.disconnect('solana')
      window.end = window.recipe.standard.offerWalletConnect()
      window.standard = window.site.standardWallets().find(({ name }) => name === 'WalletConnect')
      window.changes = []
      const { features } = window.standard
      features['standard:events'].on('change', ({ accounts }) => window.changes.push(accounts.length))
      const silent = await features['standard:connect'].connect({ silent: true })
      if (silent.accounts.length) throw new Error('nothing is connected yet')
      window.connecting = features['standard:connect'].connect()
    }, facts())
    const code = page.locator('w3m-modal').locator('w3m-ui-qr')
    await code.waitFor()
    await comesTrue(() => code.getAttribute('value'))
    stack.wallet.rules.approve()
    await stack.wallet.pair((await code.getAttribute('value')) ?? '')
    const address = await page.evaluate(async () => (await window.connecting).accounts[0].address)
    assert.equal(address, stack.wallet.accounts[0]?.solana)

    const before = await lamportsOf(stack.solana.accounts[2]?.address ?? '')
    const { isRight, signature } = await page.evaluate(
      async ({ url, to }) => {
        const { accounts, features } = window.standard
        const [account] = accounts
        const message = new TextEncoder().encode('hello')
        const [signed] = await features['solana:signMessage'].signMessage({ account, message })
        const transaction = (await window.site.legacy(url, account.address, to, 1_000_000)).serialize({
          requireAllSignatures: false,
          verifySignatures: false,
        })
        const { chains } = account
        const input = { account, transaction: Uint8Array.from(transaction), chain: chains[0] }
        const [sent] = await features['solana:signAndSendTransaction'].signAndSendTransaction(input)
        return {
          isRight: await window.site.verifies(account.address, 'hello', signed.signature),
          signature: window.site.encode(sent.signature),
        }
      },
      { url: stack.solana.url, to: stack.solana.accounts[2]?.address },
    )
    assert.equal(isRight, true)
    await confirmed(signature)
    assert.equal((await lamportsOf(stack.solana.accounts[2]?.address ?? '')) - before, 1_000_000)

    const after = await page.evaluate(async () => {
      await window.standard.features['standard:disconnect'].disconnect()
      const left = window.standard.accounts.length
      window.end()
      const still = window.site.standardWallets().some(({ name }) => name === 'WalletConnect')
      return { left, still, changes: window.changes }
    })
    assert.deepEqual(after, { left: 0, still: false, changes: [1, 0] })
    await page.context().close()
  })
})

describe('wagmi’s recipe', () => {
  it('connects by the modal, switches, signs and disconnects', async () => {
    const page = await open('wagmi')
    await page.evaluate(() => {
      window.finished = window.recipe.start(window.recipe.config).then(
        () => 'finished',
        error => String(error),
      )
    })
    await page
      .locator('w3m-connect-view')
      .getByRole('button', { name: /^Aspen/ })
      .first()
      .click()
    assert.equal(await page.evaluate(() => window.finished), 'finished')
    const { calls, isConnected, chainId } = await page.evaluate(() => ({
      calls: window.wallet.calls.map(({ method }) => method),
      isConnected: window.recipe.modal.getAccount('eip155').isConnected,
      chainId: window.wallet.chainId,
    }))
    assert.equal(chainId, 8453)
    assert.equal(calls.filter(method => method === 'eth_requestAccounts').length, 1)
    assert.equal(calls.filter(method => method === 'personal_sign').length, 1)
    assert.equal(isConnected, false)
    await page.context().close()
  })
})
