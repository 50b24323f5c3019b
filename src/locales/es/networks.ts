import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Red: {network}. Cambiar de red',
  'modal.network.none': 'Elegir red',

  'networks.title': 'Elige una red',
  'networks.list': 'Redes',
  'networks.search': 'Buscar redes',
  'networks.unapproved': 'No está en tu billetera',
  'networks.none.title': 'No se encontró ninguna red',
  'networks.none.text': 'No hay resultados para «{query}».',
  'networks.help': '¿Qué es una red?',

  'account.unsupported': 'Red no compatible',
  'switch.unknown.title': 'Red no encontrada',
  'switch.unknown.text': 'Este sitio no es compatible con esa red.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': '¿Qué es una red?',
  'network.chain.title': 'Un registro compartido',
  'network.chain.text': 'Una red deja constancia de quién tiene qué y de cada transferencia.',
  'network.choice.title': 'Cada una funciona distinto',
  'network.choice.text': 'Las redes se diferencian en velocidad y comisiones.',
  'network.assets.title': 'Tus tokens se quedan donde están',
  'network.assets.text': 'Cada token pertenece a una sola red. Cambiar de red no lo mueve.',
}
