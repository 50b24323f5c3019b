/** A message of a public suite by its fields, with what is expected of its verification. */
export interface VectorFields {
  readonly domain: string
  readonly address: string
  readonly uri: string
  readonly version: string
  readonly chainId: number
  readonly nonce: string
  readonly issuedAt: string
  readonly scheme?: string | null
  readonly statement?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** Fields that were signed. */
export interface SignedVector extends VectorFields {
  readonly signature: string
  readonly time?: string
  readonly domainBinding?: string
  readonly matchNonce?: string
}

interface TextVector {
  readonly message: string
  readonly fields: VectorFields
}

type Named<T> = Readonly<Record<string, T>>

interface SiweVectors {
  readonly parsingPositive: Named<TextVector>
  readonly parsingNegative: Named<string>
  readonly parsingNegativeObjects: Named<VectorFields>
  readonly verificationPositive: Named<SignedVector>
  readonly verificationNegative: Named<SignedVector>
  readonly contractAccounts: Named<{ readonly message: string; readonly signature: string }>
}

interface SiwsVectors {
  readonly parsingPositive: Named<TextVector>
  readonly walletStandard: Named<{ readonly text: string; readonly parsed: { readonly statement?: string } }>
  readonly validationPositive: Named<SignedVector>
  readonly validationNegative: Named<SignedVector>
}

interface Proof {
  readonly message: string
  readonly address: string
  readonly type: string
  readonly bip322_signatures: readonly string[]
}

interface Bip322Vectors {
  readonly tx_hashes: readonly {
    readonly message: string
    readonly address: string
    readonly to_spend_tx_hash: string
  }[]
  readonly simple: readonly Proof[]
  readonly full: readonly Proof[]
  readonly unsupported: readonly Proof[]
  readonly error: readonly {
    readonly description: string
    readonly message: string
    readonly address: string
    readonly signature: string
  }[]
  readonly legacy: readonly { readonly message: string; readonly address: string; readonly signature: string }[]
}

async function load<T>(name: string): Promise<T> {
  const answer = await fetch(`/test/siwx/vectors/${name}.json`)
  return (await answer.json()) as T // data of this repository
}

export const siwe = await load<SiweVectors>('siwe')
export const siws = await load<SiwsVectors>('siws')
export const bip322 = await load<Bip322Vectors>('bip322')

/** The names and values of a group of vectors. */
export const each = <T>(group: Named<T>): readonly (readonly [string, T])[] => Object.entries(group)
