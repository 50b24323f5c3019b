/** Keys of a Bitcoin account, 64 hex digits each. */
export interface BitcoinKeys {
  /** Key of the SegWit address for payments. */
  readonly payment: string
  /** Key of the Taproot address for ordinals. */
  readonly ordinal: string
}

/** A funded account of the development stack's Bitcoin service. */
export interface RegtestAccount extends BitcoinKeys {
  readonly paymentAddress: string
  readonly ordinalAddress: string
}

/**
 * The first accounts that the development stack funds on its local Bitcoin chain: `m/84'/1'/n'/0/0` and
 * `m/86'/1'/n'/0/0` of the well-known mnemonic "test test test test test test test test test test test junk". Never
 * send anything of value to them.
 */
export const REGTEST_ACCOUNTS = [
  {
    payment: 'b5c8b4acf7b66682afbc5eef20c3b12998ba3c14a97047c9187454377f1a7856',
    ordinal: '893af8e39dab62e987360f7e2f2556100075b04ee4e6b22a0e1e11e1569de6d1',
    paymentAddress: 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw',
    ordinalAddress: 'bcrt1pfewlxm8meyyvgjydfu7v8j4ej64symj6ut8sf66h9germp94qgzs92e5zv',
  },
  {
    payment: 'ea19e884d0c3145da71f4e54141970208ff0bdd173e2001496a23798848343b0',
    ordinal: '25f0cb83a3765b6d556e0c8c508c9776cdff7ad03110d4df655211e2a5093d9b',
    paymentAddress: 'bcrt1qddd479298yf4mtzdxwudkd7npj7ln3s5g9awk3',
    ordinalAddress: 'bcrt1ps033a9wkghkslwe88lxqw3lv4j7afac9jcmjqteguuk0q7eat4fsp4cyrt',
  },
  {
    payment: 'eb03f5b9fa7fc2d402d12588a322e4be40eec27f635ad82b389fd192545a2b5d',
    ordinal: '083611f5eb0a8059d1714fda491ba11a2fae9e154465dfe04c2f01f75d08544a',
    paymentAddress: 'bcrt1q03j55x5vxk4tp2qs5c74y6wmtgx9g586el74s6',
    ordinalAddress: 'bcrt1p00qfchgvy9rswngjnuks8e2sz4tduzm2pt8hd2lvvu7a8zcdv9zs298gmj',
  },
] as const satisfies readonly RegtestAccount[]
