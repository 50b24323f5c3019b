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
 * The look of a name: look-alike letters become one letter; case, accents, spaces, signs and invisible characters are
 * dropped. Names with the same look can be mistaken for each other.
 */
export function lookOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{DI}]/gu, '')
  const look = Array.from(plain, letter => SHAPES.get(letter) ?? letter).join('')
  return look.replace(/[^\p{L}\p{N}]/gu, '') || plain.trim()
}
