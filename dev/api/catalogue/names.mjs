const words =
  `Aspen Birch Cedar Dahlia Elder Fern Gorse Hazel Iris Juniper Kelp Linden Maple Nettle Oak Poplar Quince Rowan
Sorrel Thyme Umbel Vetch Willow Yarrow Zinnia Alder Bracken Clover Damson Elm Foxglove Ginkgo Heather Ivy Jasmine Larch
Myrtle Nutmeg Olive Pine`.split(/\s+/)

const endings =
  `Wallet Pocket Purse Satchel Pouch Locker Chest Keep Drawer Cellar Parcel Basket Lantern Harbour Meadow`.split(' ')

/** Names that strain a layout, at places well below the first rows. */
const awkward = new Map([
  [57, 'محفظة الصنوبر'],
  [93, 'The Wallet With A Name That Is Much Longer Than Any Row Can Show At Once'],
  [131, '松の木ウォレット'],
  [170, 'Straße & Söhne <Wallet> "Ö"'],
])

/**
 * An invented name; no two wallets share one.
 * @param {number} index place in the catalogue, from 0
 * @returns {string}
 */
export function nameOf(index) {
  const special = awkward.get(index)
  if (special) return special
  const place = index % words.length
  const lap = Math.floor(index / words.length)
  const ending = endings[(lap + place * 7) % endings.length]
  const edition = Math.floor(lap / endings.length)
  return `${words[place]} ${ending}${edition > 0 ? ` ${edition + 1}` : ''}`
}
