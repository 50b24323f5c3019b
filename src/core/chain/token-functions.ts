/**
 * Functions that move what the caller owns or let someone else take it, by selector: of tokens, and of contracts through
 * which tokens are taken. Exchanges and bridges have other entries for their own users.
 */
const TAKING: ReadonlySet<string> = new Set([
  // ERC-20, with the allowances of its libraries
  ...['a9059cbb', '23b872dd', '095ea7b3'], // transfer, transferFrom, approve
  ...['39509351', 'd73dd623'], // increaseAllowance, increaseApproval
  ...['42966c68', '79cc6790'], // burn, burnFrom
  // ERC-677, ERC-1363 and ERC-777
  ...['4000aea0', '1296ee62', 'd8fbe994', 'c1d34b89'], // transferAndCall, transferFromAndCall
  ...['cae9ca51', '3177029f'], // approveAndCall
  ...['9bd9bbc6', '959b8c3f', '62ad1b83', 'fe9d9303'], // send, authorizeOperator, operatorSend, burn
  // ERC-721 and ERC-1155
  ...['42842e0e', 'b88d4fde', 'f242432a', '2eb2c2d6'], // safeTransferFrom, safeBatchTransferFrom
  'a22cb465', // setApprovalForAll
  // ERC-4626
  ...['b460af94', 'ba087652'], // withdraw, redeem
  // Aave: withdraw to anyone, and debt in the caller's name
  ...['69328dec', 'c04a8a10'], // withdraw, approveDelegation
  // Permit2
  ...['87517c45', '36c78516', '0d58b1db'], // approve, transferFrom
])

/** Whether call data calls such a function, whatever follows the selector. */
export const takesTokens = (data: string): boolean => TAKING.has(data.slice(2, 10).toLowerCase())

/** An approval of ERC-20: who may take how much. */
export interface Approval {
  /** In lower case. */
  readonly spender: string
  /** In base units; 0 takes back an earlier approval. */
  readonly amount: bigint
}

/** ERC-20's `approve(address,uint256)`. */
const APPROVE = /^0x095ea7b30{24}([\da-f]{40})([\da-f]{64})$/i

/** The approval in call data; `undefined` if it is anything else. */
export function readApproval(data: string): Approval | undefined {
  const [, spender, word] = APPROVE.exec(data) ?? []
  return spender && word ? { spender: `0x${spender.toLowerCase()}`, amount: BigInt(`0x${word}`) } : undefined
}

/** The call data of an approval. */
export const approvalData = ({ spender, amount }: Approval): string =>
  `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
