import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Rangkaian: {network}. Ubah rangkaian',
  'modal.network.none': 'Pilih rangkaian',

  'networks.title': 'Pilih rangkaian',
  'networks.list': 'Rangkaian',
  'networks.search': 'Cari rangkaian',
  'networks.unapproved': 'Tiada dalam dompet anda',
  'networks.none.title': 'Rangkaian tidak ditemui',
  'networks.none.text': 'Tiada hasil untuk “{query}”.',
  'networks.help': 'Apakah itu rangkaian?',

  'account.unsupported': 'Rangkaian tidak disokong',
  'switch.unknown.title': 'Rangkaian tidak ditemui',
  'switch.unknown.text': 'Laman ini tidak menyokong rangkaian itu.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Apakah itu rangkaian?',
  'network.chain.title': 'Lejar yang dikongsi',
  'network.chain.text': 'Rangkaian menyimpan rekod tentang siapa memiliki apa, serta setiap pemindahan.',
  'network.choice.title': 'Setiap satu berfungsi secara berbeza',
  'network.choice.text': 'Setiap rangkaian berbeza dari segi kelajuan dan yuran.',
  'network.assets.title': 'Token anda kekal di tempatnya',
  'network.assets.text': 'Setiap token berada di satu rangkaian. Beralih rangkaian tidak memindahkannya.',
}
