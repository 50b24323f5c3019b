import { getCreateAccountInstruction } from '@solana-program/system'
import * as token from '@solana-program/token'
import * as token2022 from '@solana-program/token-2022'
import {
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/web3.js'
import { mintAuthority, mints, solanaAccounts } from './accounts.mjs'
import { readTransaction } from './transaction.mjs'

/** @typedef {{ mint: string, program: string, decimals: number, symbol: string }} DevSolanaToken */

/** Of both tokens. */
const DECIMALS = 6
/** What each account gets of both, in base units. */
const SHARE = 10_000_000_000n
/** What the authority gets to pay with, in lamports. */
const AUTHORITY_FUNDS = 100_000_000_000n
/** How many of the accounts hold the tokens; the others can see their token account being made. */
export const HOLDERS = 3
/** Size of a mint without extensions, in bytes. */
const MINT_SIZE = 82

/** @param {{ privateKey: string }} account */
const signerOf = account => createKeyPairSignerFromPrivateKeyBytes(Buffer.from(account.privateKey, 'hex'))

/** @param {import('./ledger.mjs').Ledger} ledger @param {any} payer @param {any[]} instructions */
async function run(ledger, payer, instructions) {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    tx => setTransactionMessageFeePayerSigner(payer, tx),
    tx => setTransactionMessageLifetimeUsingBlockhash(/** @type {any} */ (lifetimeOf(ledger)), tx),
    tx => appendTransactionMessageInstructions(instructions, tx),
  )
  const signed = await signTransactionMessageWithSigners(message)
  const wire = readTransaction(getBase64EncodedWireTransaction(signed), 'base64')
  const err = ledger.execute(wire)
  if (err) throw new Error(`The test tokens could not be made: ${JSON.stringify(err)}`)
  return wire.signature
}

/** @param {import('./ledger.mjs').Ledger} ledger */
function lifetimeOf(ledger) {
  const { blockhash, lastValidBlockHeight } = ledger.latestBlockhash()
  return { blockhash, lastValidBlockHeight: BigInt(lastValidBlockHeight) }
}

/**
 * Makes one test token and gives it to the first accounts.
 * @param {import('./ledger.mjs').Ledger} ledger
 * @param {any} authority
 * @param {{ program: any, library: any, account: { privateKey: string }, symbol: string }} wanted
 * @returns {Promise<DevSolanaToken>}
 */
async function makeToken(ledger, authority, { program, library, account, symbol }) {
  const mint = await signerOf(account)
  await run(ledger, authority, [
    getCreateAccountInstruction({
      payer: authority,
      newAccount: mint,
      lamports: BigInt(ledger.rentFor(MINT_SIZE)),
      space: MINT_SIZE,
      programAddress: program,
    }),
    library.getInitializeMint2Instruction({
      mint: mint.address,
      decimals: DECIMALS,
      mintAuthority: authority.address,
    }),
  ])
  for (const { address: owner } of solanaAccounts.slice(0, HOLDERS)) {
    const [ata] = await library.findAssociatedTokenPda({ owner, mint: mint.address, tokenProgram: program })
    await run(ledger, authority, [
      library.getCreateAssociatedTokenIdempotentInstruction({
        payer: authority,
        ata,
        owner,
        mint: mint.address,
        tokenProgram: program,
      }),
      library.getMintToCheckedInstruction({
        mint: mint.address,
        token: ata,
        mintAuthority: authority,
        amount: SHARE,
        decimals: DECIMALS,
      }),
    ])
  }
  return { mint: mint.address, program, decimals: DECIMALS, symbol }
}

/**
 * Gives someone more of a test token.
 * @param {import('./ledger.mjs').Ledger} ledger
 * @param {DevSolanaToken} which
 * @param {string} owner
 * @param {bigint} amount in base units
 * @returns {Promise<string>} the signature
 */
export async function mintMore(ledger, which, owner, amount) {
  const authority = await signerOf(mintAuthority)
  const library = which.program === token2022.TOKEN_2022_PROGRAM_ADDRESS ? token2022 : token
  const place = /** @type {any} */ ({ owner, mint: which.mint, tokenProgram: which.program })
  const [ata] = await library.findAssociatedTokenPda(place)
  return run(ledger, authority, [
    library.getCreateAssociatedTokenIdempotentInstruction({ payer: authority, ata, ...place }),
    library.getMintToCheckedInstruction({
      mint: place.mint,
      token: ata,
      mintAuthority: authority,
      amount,
      decimals: which.decimals,
    }),
  ])
}

/**
 * Makes an SPL token and a Token-2022 token, each by real transactions.
 * @param {import('./ledger.mjs').Ledger} ledger
 * @returns {Promise<{ token: DevSolanaToken, token2022: DevSolanaToken }>}
 */
export async function makeTokens(ledger) {
  ledger.airdrop(mintAuthority.address, AUTHORITY_FUNDS)
  const authority = await signerOf(mintAuthority)
  const spl = { program: token.TOKEN_PROGRAM_ADDRESS, library: token, account: mints.token, symbol: 'TUSD' }
  const next = {
    program: token2022.TOKEN_2022_PROGRAM_ADDRESS,
    library: token2022,
    account: mints.token2022,
    symbol: 'TUSD22',
  }
  return { token: await makeToken(ledger, authority, spl), token2022: await makeToken(ledger, authority, next) }
}
