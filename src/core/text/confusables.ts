/** Letters of other alphabets, small capitals and signs, each followed by the Latin letter that it looks like. */
const PAIRS =
  'аaвbсcԁdеeһhіlјjкkӏlмmнhоoрpԛqгrѕsтtуyхxѵvԝwүyєe' +
  'αaβbεeζzηhιlκkμmνnοoρpτtυyχxωw' +
  'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪlᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz' +
  'ılɑaøołlđdħhŧt₮t₿b€e$s|l!l0o1l5sil'
const SHAPES: ReadonlyMap<string, string> = new Map(
  [...PAIRS.matchAll(/(.)(.)/gu)].map(([, sign = '', letter = '']) => [sign, letter]),
)

/**
 * The key of a name: names with the same key can be mistaken for each other. Look-alike letters become one letter; case,
 * accents, spaces, signs and invisible characters are dropped.
 */
export function confusableKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{DI}]/gu, '')
  const latin = Array.from(plain, letter => SHAPES.get(letter) ?? letter).join('')
  return latin.replace(/[^\p{L}\p{N}]/gu, '') || plain.trim()
}
