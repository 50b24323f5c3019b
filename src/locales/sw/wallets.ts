import type { wallets as english } from '../en/wallets.js'
import type { Translation } from '../translation.js'

export const wallets: Translation<typeof english> = {
  'connect.loading': 'Inatafuta pochi',
  'connect.unnamed': 'Pochi ya kivinjari',
  'pairing.unknown': 'Pochi',
  'all.none.title': 'Hakuna pochi iliyopatikana',

  'get.list': 'Pochi za kupata',
  'get.none': 'Tafuta pochi kwenye duka lako la programu.',
  'get.guide': 'Gundua pochi zaidi',
  'connecting.get': 'Huna {wallet}? Ipate',

  'downloads.title': 'Pata {wallet}',
  'downloads.any': 'Pata pochi',
  'downloads.list': 'Mahali pa kupata {wallet}',
  'downloads.chrome': 'Chrome Web Store',
  'downloads.ios': 'App Store',
  'downloads.android': 'Google Play',
  'downloads.homepage': 'Tovuti',
  'downloads.empty.title': 'Hakuna kiungo cha kupakua kilichopatikana',
  'downloads.empty.text': 'Tafuta {wallet} kwenye duka lako la programu.',

  'connecting.notFound.title': 'Pochi hii haipatikani tena',
  'connecting.notFound.text': 'Huenda imezimwa kwenye kivinjari chako',
  'connecting.notFound.action': 'Chagua pochi nyingine',

  'wallet.title': 'Pochi ni nini?',
  'wallet.keys.title': 'Makao ya mali zako',
  'wallet.keys.text': 'Pochi huhifadhi, hutuma na hupokea tokeni na vitu vyako vya ukusanyaji.',
  'wallet.login.title': 'Njia mpya ya kuingia',
  'wallet.login.text': 'Unganisha pochi yako badala ya kutumia jina la mtumiaji na nenosiri.',
  'wallet.control.title': 'Udhibiti unabaki kwako',
  'wallet.control.text': 'Tovuti zinaweza kuomba tu. Hakuna kinachohama hadi ukiidhinishe kwenye pochi yako.',
  'wallet.get': 'Pata pochi',
}
