import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Jaringan: {network}. Ganti jaringan',
  'modal.network.none': 'Pilih jaringan',

  'networks.title': 'Pilih jaringan',
  'networks.list': 'Jaringan',
  'networks.search': 'Cari jaringan',
  'networks.unapproved': 'Tidak ada di dompet Anda',
  'networks.none.title': 'Jaringan tidak ditemukan',
  'networks.none.text': 'Tidak ada hasil untuk “{query}”.',
  'networks.help': 'Apa itu jaringan?',

  'account.unsupported': 'Jaringan tidak didukung',
  'switch.unknown.title': 'Jaringan tidak ditemukan',
  'switch.unknown.text': 'Situs ini tidak mendukung jaringan tersebut.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Apa itu jaringan?',
  'network.chain.title': 'Buku besar bersama',
  'network.chain.text': 'Jaringan mencatat siapa memiliki apa, serta setiap transfer.',
  'network.choice.title': 'Masing-masing bekerja berbeda',
  'network.choice.text': 'Setiap jaringan memiliki kecepatan dan biaya yang berbeda.',
  'network.assets.title': 'Token Anda tetap di tempatnya',
  'network.assets.text': 'Setiap token berada di satu jaringan. Beralih jaringan tidak memindahkannya.',
}
