import { expect } from '@open-wc/testing'

import * as index from '../../../src/index.js'
import { WalletModalError } from '../../../src/core/errors/base.js'
import * as bitcoin from '../../../src/core/errors/bitcoin.js'
import * as caip from '../../../src/core/errors/caip.js'
import * as config from '../../../src/core/errors/config.js'
import * as attempt from '../../../src/core/errors/attempt.js'
import * as connection from '../../../src/core/errors/connection.js'
import * as frame from '../../../src/core/errors/frame.js'
import * as jsonRpc from '../../../src/core/errors/json-rpc.js'
import * as naming from '../../../src/core/errors/name-registration.js'
import * as notFound from '../../../src/core/errors/not-found.js'
import * as network from '../../../src/core/errors/network.js'
import * as offline from '../../../src/core/errors/offline.js'
import * as onramp from '../../../src/core/errors/onramp.js'
import * as pay from '../../../src/core/errors/pay.js'
import * as relay from '../../../src/core/errors/relay.js'
import * as signIn from '../../../src/core/errors/sign-in.js'
import * as unavailable from '../../../src/core/errors/unavailable.js'
import * as send from '../../../src/core/errors/send.js'
import * as service from '../../../src/core/errors/service.js'
import * as solana from '../../../src/core/errors/solana.js'
import * as social from '../../../src/core/errors/social.js'
import * as swap from '../../../src/core/errors/swap.js'
import * as transaction from '../../../src/core/errors/transaction.js'

/** Every error with the sentence it must say. */
const ERRORS: readonly (readonly [WalletModalError, string])[] = [
  [new caip.InvalidCaipAddressError(), 'Invalid CAIP Address'],
  [new caip.InvalidChainIdError(), 'Invalid chainId'],
  [new config.SiweAndSiwxError(), 'Cannot set both `siweConfig` and `siwx` options'],
  [new config.InvalidNetworkError(), 'Invalid network'],
  [new config.InvalidOptionError('debug', 'must be a boolean'), 'Invalid option: `debug` must be a boolean'],
  [new config.NotCreatedError(), 'Call createWalletModal() first'],
  [new unavailable.NotInBrowserError('open'), 'Call open() in a browser'],
  [new notFound.AdapterNotFoundError('eip155'), 'Adapter not found: eip155'],
  [new notFound.ProviderNotFoundError('eip155'), 'Provider not found: eip155'],
  [new connection.ConnectorNotFoundError('x'), 'Connector not found: x'],
  [new connection.ConnectionRejectedError(), 'Connection rejected'],
  [new attempt.ModalClosedError(), 'Modal closed'],
  [new attempt.ConnectError(), 'Failed to connect'],
  [new connection.DisconnectError(), 'Failed to disconnect'],
  [new connection.DisconnectChainsError(['eip155', 'solana']), 'Failed to disconnect chains: eip155, solana'],
  [new connection.MultiWalletOffError(), 'Multi-wallet is not enabled'],
  [new connection.RequestPendingError(), 'A request is already waiting in the wallet'],
  [new connection.WalletTimeoutError(), 'The wallet did not answer'],
  [new naming.SuggestNamesError(), 'Error fetching name suggestions'],
  [new naming.RegisterNameError(), 'Error registering name'],
  [new naming.NameTakenError(), 'The name is taken'],
  [new naming.NameExpiredError(), 'The message for the name was approved too late'],
  [new naming.NameAccountError(), 'Address or auth connector not found'],
  [new naming.FetchNamesError(), 'Error fetching names for address'],
  [new network.UnsupportedChainError(), 'Unsupported chain'],
  [new network.ChainNotSupportedError(), 'Chain is not supported'],
  [new network.NetworkNotFoundError(), 'Network not found'],
  [new network.SwitchRejectedError(), 'Network switch rejected'],
  [new network.SwitchNetworkError(), 'Failed to switch network'],
  [new service.HttpStatusError(404), 'HTTP status code: 404'],
  [new service.HttpUnreachableError(), 'The service did not answer'],
  [new service.MalformedReplyError(), 'The service returned an unexpected reply'],
  [new service.RateLimitedError(), 'Rate Limited'],
  [new service.ServerError(), 'Server Error'],
  [new service.ServiceOffError('catalogue'), 'Service is off: catalogue'],
  [new social.PopupClosedError(), 'Popup closed'],
  [new social.SocialStartError(), 'Failed to initiate social connection'],
  [new social.FarcasterError(), 'Failed to connect to farcaster'],
  [new frame.FrameLoadError(), 'Unable to load email login dependency'],
  [new frame.FrameTimeoutError(), 'Embedded Wallet Request Timed Out'],
  [new frame.FrameError(), 'An error occurred'],
  [new frame.FrameRequestError(), 'The request to the embedded wallet is not valid'],
  [new frame.FrameAbortedError(), 'Something went wrong'],
  [new frame.MethodNotAllowedError(), 'Requested RPC call is not allowed'],
  [
    new frame.InvalidCallsError(),
    'Each call needs a `to` address in hex (0x…), and its `data`, if any, must be in hex too',
  ],
  [new frame.NoAuthConnectorError(), 'No auth connector found'],
  [new frame.NotLoggedInError(), 'Not connected to email or social'],
  [new frame.RequestAbortedError(), 'Request was aborted'],
  [new jsonRpc.JsonRpcError(-32000), 'The chain refused the request'],
  [new onramp.OnRampUrlError(), 'The address of the provider’s page is not safe to open'],
  [new onramp.OnRampQuoteError(), 'The purchase quote cannot be read'],
  [new pay.PaymentConfigError(), 'The payment options are not valid'],
  [new pay.PaymentRecipientError(), 'The recipient of the payment is not valid'],
  [new pay.RecipientForAssetError(), 'The recipient cannot receive this asset'],
  [new pay.PaymentAssetError(), 'The asset of the payment is not valid'],
  [new pay.PaymentAmountError(), 'The amount of the payment is not valid'],
  [new pay.PaymentNamespaceError(), 'Payments are not possible on this chain'],
  [new pay.PaymentStartError(), 'The payment could not be started'],
  [new pay.PaymentFailedError(), 'The payment failed'],
  [new pay.ExchangesError(), 'The exchanges could not be loaded'],
  [new pay.AssetNotSupportedError(), 'No exchange offers this asset'],
  [new pay.PayUrlError(), 'The exchange did not start the payment'],
  [new pay.BuyStatusError(), 'The status of the payment could not be loaded'],
  [new pay.PaymentQuoteError(), 'There is no quote for this payment'],
  [new pay.QuoteStatusError(), 'The status of the payment could not be loaded from the payment service'],
  [new pay.PaymentMismatchError(), 'The payment service returned a different payment than requested'],
  [new pay.PaymentBalanceError(), 'The balance does not cover the payment'],
  [new pay.PaymentUnderWayError(), 'An equal payment may be on its way'],
  [new relay.RelayUnreachableError(), 'The relay did not answer'],
  [new relay.InvalidPairingUriError(), 'Invalid pairing URI'],
  [new relay.PairingExpiredError(), 'The pairing has expired'],
  [new relay.SessionEndedError(), 'The session with the wallet has ended'],
  [new offline.OfflineError(), 'The browser is offline'],
  [new bitcoin.NoRequestedChainError(), 'The connector does not support any of the requested chains'],
  [new bitcoin.BitcoinRequestError(), 'The Bitcoin request is not valid'],
  [new bitcoin.BitcoinRejectedError(), 'The request was rejected in the wallet'],
  [new bitcoin.BitcoinWalletError(), 'The Bitcoin wallet failed'],
  [new bitcoin.BroadcastError(), 'The transaction was not accepted'],
  [new transaction.SimulationFailedError([]), 'The transaction would fail'],
  [new transaction.TransactionFailedError(), 'The transaction failed'],
  [new transaction.TransactionExpiredError(), 'The transaction was not confirmed in time'],
  [new solana.InvalidCommitmentError(), 'Unknown commitment'],
  [new transaction.InvalidTransactionError(), 'Invalid transaction'],
  [new transaction.TokenTransferError(), 'The token cannot be sent to this address'],
  [new transaction.TransactionRejectedError(), 'Transaction rejected'],
  [new transaction.WalletChangedError(), 'The wallet changed its account or network'],
  [new transaction.SendError(), 'The transaction could not be sent'],
  [new send.SendIncompleteError(), 'An amount and receiver address are required'],
  [new send.SendTokenError(), 'A token is required'],
  [new send.SendAmountError(), 'The amount cannot be sent'],
  [new send.SendReceiverError(), 'Cannot send to this receiver'],
  [new send.InsufficientFeeError(), 'The balance does not cover the network fee'],
  [new send.TokenDecimalsError(), 'The token contract’s decimals differ from its list'],
  [new send.ResolveNameError(), 'Error resolving name'],
  [new swap.SwapNetworkError(), 'Network not supported for Swaps'],
  [new swap.SwapGasPriceError(), 'Network not supported for Gas Price'],
  [new swap.SwapIncompleteError(), 'Two tokens and an amount are required'],
  [new swap.SwapRouteError(), 'There is no route between these tokens'],
  [new swap.SwapLiquidityError(), 'Insufficient liquidity'],
  [new swap.SwapBalanceError(), 'Insufficient balance'],
  [new signIn.SignInMessageError('nonce'), 'The sign-in message is not valid: nonce'],
  [new signIn.SignInDomainError(), 'The sign-in message is for another domain'],
  [new signIn.SignInUriError(), 'The sign-in message is for another URI'],
  [new signIn.SignInNonceError(), 'The nonce of the sign-in message is not the expected one'],
  [new signIn.SignInExpiredError(), 'The sign-in message has expired'],
  [new signIn.SignInNotYetValidError(), 'The sign-in message is not valid yet'],
  [new signIn.SignInAddressError(), 'The sign-in message is for another address'],
  [new signIn.SignInChainError(), 'The sign-in message is for another chain'],
  [new signIn.SignInSignatureError(), 'The signature of the sign-in message is not valid'],
  [new signIn.SignInCallError(), 'The contract account could not be asked about the signature'],
  [new signIn.SiwxDisabledError(), 'SIWX is not enabled'],
  [new signIn.SignInFailedError(), 'Error signing message'],
  [new signIn.SignInStartError(), 'A problem occurred while trying initialize authentication'],
  [new unavailable.ViewOnlyError(), 'This account is view only'],
  [new unavailable.InvalidAddressError(), 'Invalid address'],
  [new transaction.TransactionReplacedError(), 'The transaction was replaced by another one'],
  [new transaction.TransactionDroppedError(), 'The network dropped the transaction'],
  [new swap.SwapPermitError(), 'The wallet did not sign the permit'],
  [new swap.SwapPriceError(), 'The price of the swap moved'],
  [new swap.SwapMinimumError(), 'The swap would yield less than its minimum'],
  [new swap.SwapMismatchError(), 'The swap service built a different transaction than requested'],
]

/**
 * What the codes begin with. `RATE_LIMITED` and `SERVER_ERROR` are the names that alerts give them (SPEC 8); most codes of
 * payments are those of other kits (WIRE 5.11): `ASSET`, `GENERIC`, `INVALID`, `UNABLE`.
 */
const AREAS = [
  'ACCOUNT',
  'ADAPTER',
  'ADDRESS',
  'ASSET',
  'BITCOIN',
  'BROWSER',
  'CAIP',
  'CONFIG',
  'CONNECTION',
  'CONNECTOR',
  'DISCONNECT',
  'FARCASTER',
  'FRAME',
  'GENERIC',
  'HTTP',
  'INVALID',
  'LOGIN',
  'MODAL',
  'NAME',
  'NETWORK',
  'ONRAMP',
  'PAIRING',
  'PAY',
  'PROVIDER',
  'RATE',
  'RELAY',
  'REPLY',
  'REQUEST',
  'RPC',
  'SEND',
  'SERVER',
  'SERVICE',
  'SESSION',
  'SIGN_IN',
  'SOCIAL',
  'SOLANA',
  'SWAP',
  'TRANSACTION',
  'UNABLE',
  'WALLET',
]

const FILES = [
  attempt,
  bitcoin,
  caip,
  config,
  notFound,
  connection,
  naming,
  frame,
  social,
  jsonRpc,
  network,
  offline,
  onramp,
  pay,
  relay,
  send,
  signIn,
  unavailable,
  service,
  solana,
  swap,
  transaction,
]

describe('errors', () => {
  for (const [error, message] of ERRORS)
    it(`say "${message}"`, () => {
      expect(error).to.be.instanceOf(WalletModalError).and.instanceOf(Error)
      expect(error.message).to.equal(message)
      expect(error.name).to.equal(error.constructor.name)
      expect(error.docsUrl).to.match(/#[a-z_]+$/)
    })

  it('have a code and a name of their own', () => {
    expect(new Set(ERRORS.map(([error]) => error.code)).size).to.equal(ERRORS.length)
    expect(new Set(ERRORS.map(([error]) => error.name)).size).to.equal(ERRORS.length)
  })

  it('have codes of one pattern: the area, then the cause', () => {
    const pattern = new RegExp(`^(?:${AREAS.join('|')})(?:_[A-Z]+)+$`)
    expect(ERRORS.map(([{ code }]) => code).filter(code => !pattern.test(code))).to.deep.equal([])
    expect(new Set(AREAS.filter(area => !ERRORS.some(([{ code }]) => code.startsWith(`${area}_`)))).size).to.equal(0)
  })

  it('are all covered here', () => {
    const known = new Set<unknown>([signIn.SignInError, ...ERRORS.map(([error]) => error.constructor)]) // the first is abstract
    const all = FILES.flatMap<unknown>(file => Object.values(file)).filter(value => typeof value === 'function')
    const unseen = all.filter(value => /^class/.test(String(value)) && !known.has(value))
    expect(unseen.map(value => value.name)).to.deep.equal([])
  })

  it('are handed to sites by the main entry', () => {
    const entry: object = index
    const isTyped = ({ name }: Error): boolean =>
      [frame, naming, pay, signIn, social].some(file => Reflect.has(file, name))
    const told = ERRORS.filter(([error]) => !isTyped(error)) // those are identified by their code alone
    for (const [error] of told) expect(Reflect.get(entry, error.name), error.name).to.equal(error.constructor)
  })

  it('keep what happened underneath out of the sentence', () => {
    const cause = new Error('<script>')
    const error = new attempt.ConnectError({ cause })
    expect(error.cause).to.equal(cause)
    expect(error.details).to.equal('<script>')
    expect(new attempt.ConnectError({ cause, details: 'said' }).details).to.equal('said')
    expect(new attempt.ConnectError()).not.to.have.own.property('cause')
  })
})
