/** The VM's own enumerations, number to name; filled from the VM by `setNames`. */
/** @type {{ transaction: Record<number, string>, instruction: Record<number, string> }} */
const names = { transaction: {}, instruction: {} }

/** @param {Record<string, number>} values @returns {Record<number, string>} */
const invert = values => Object.fromEntries(Object.entries(values).map(([name, value]) => [value, name]))

/** @param {{ TransactionErrorFieldless: Record<string, number>, InstructionErrorFieldless: Record<string, number> }} vm */
export function setNames({ TransactionErrorFieldless, InstructionErrorFieldless }) {
  names.transaction = invert(TransactionErrorFieldless)
  names.instruction = invert(InstructionErrorFieldless)
}

/** @typedef {string | Record<string, unknown>} TransactionError the form in which nodes send it */

/** @param {unknown} error @returns {string | Record<string, unknown>} */
function instructionError(error) {
  if (typeof error === 'number') return names.instruction[error] ?? 'GenericError'
  if (typeof error === 'object' && error !== null && 'code' in error) return { Custom: Number(error.code) }
  return { BorshIoError: String(Reflect.get(Object(error), 'msg')) }
}

/**
 * An error of the VM in the form in which nodes send it.
 * @param {unknown} error what `FailedTransactionMetadata.err()` gave
 * @returns {TransactionError}
 */
export function toTransactionError(error) {
  if (typeof error === 'number') return names.transaction[error] ?? 'SanitizeFailure'
  const kind = Object(error).constructor.name
  if (kind === 'TransactionErrorInstructionError')
    return { InstructionError: [Number(Reflect.get(Object(error), 'index')), instructionError(Object(error).err())] }
  if (kind === 'TransactionErrorDuplicateInstruction') return { DuplicateInstruction: Object(error).index }
  return { [kind.replace('TransactionError', '')]: { account_index: Object(error).accountIndex } }
}

/** What nodes say; an unlisted error is reported by its name. @type {Record<string, string>} */
const sentences = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InvalidAccountForFee: 'This account may not be used to pay transaction fees',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  SignatureFailure: 'Transaction did not pass signature verification',
  SanitizeFailure: 'Transaction failed to sanitize accounts offsets correctly',
  UnsupportedVersion: 'Transaction version is unsupported',
}

/** @type {Record<string, string>} */
const instructionSentences = {
  InsufficientFunds: 'insufficient funds for instruction',
  InvalidAccountData: 'invalid account data for instruction',
  InvalidInstructionData: 'invalid instruction data',
  InvalidArgument: 'invalid program argument',
  MissingRequiredSignature: 'missing required signature for instruction',
  IncorrectProgramId: 'incorrect program id for instruction',
  ComputationalBudgetExceeded: 'Computational budget exceeded',
  InvalidAccountOwner: 'Invalid account owner',
  IllegalOwner: 'Provided owner is not allowed',
}

/** @param {TransactionError} error @returns {string} the sentence that nodes put after "Transaction simulation failed: " */
export function describeError(error) {
  if (typeof error === 'string') return sentences[error] ?? error
  const instruction = error['InstructionError']
  if (Array.isArray(instruction)) {
    const [index, cause] = instruction
    const text =
      typeof cause === 'string'
        ? (instructionSentences[cause] ?? cause)
        : `custom program error: 0x${Number(cause.Custom ?? 0).toString(16)}`
    return `Error processing Instruction ${index}: ${text}`
  }
  return String(Object.keys(error)[0])
}

/** Errors that keep a transaction out of the chain: it costs no fee and leaves no record. */
const REFUSALS = new Set([
  'AccountNotFound',
  'InsufficientFundsForFee',
  'InvalidAccountForFee',
  'AlreadyProcessed',
  'BlockhashNotFound',
  'SignatureFailure',
  'SanitizeFailure',
  'UnsupportedVersion',
  'MissingSignatureForFee',
  'AddressLookupTableNotFound',
])

/** @param {TransactionError} error @returns {boolean} whether such a transaction never gets into the chain */
export const isRefused = error => typeof error === 'string' && REFUSALS.has(error)
