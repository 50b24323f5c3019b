import type { networks as english } from '../en/networks.js'
import type { Translation } from '../translation.js'

export const networks: Translation<typeof english> = {
  'modal.network': 'Sieć: {network}. Zmień sieć',
  'modal.network.none': 'Wybierz sieć',

  'networks.title': 'Wybierz sieć',
  'networks.list': 'Sieci',
  'networks.search': 'Szukaj sieci',
  'networks.unapproved': 'Brak w Twoim portfelu',
  'networks.none.title': 'Nie znaleziono sieci',
  'networks.none.text': 'Brak wyników dla „{query}”.',
  'networks.help': 'Czym jest sieć?',

  'account.unsupported': 'Nieobsługiwana sieć',
  'switch.unknown.title': 'Nie znaleziono sieci',
  'switch.unknown.text': 'Ta strona nie obsługuje tej sieci.',

  'family.eip155': 'EVM',
  'family.solana': 'Solana',
  'family.bip122': 'Bitcoin',
  'family.polkadot': 'Polkadot',
  'family.cosmos': 'Cosmos',
  'family.near': 'NEAR',
  'family.ton': 'TON',
  'family.tron': 'TRON',

  'network.title': 'Czym jest sieć?',
  'network.chain.title': 'Wspólny rejestr',
  'network.chain.text': 'Sieć przechowuje zapis tego, co do kogo należy, oraz każdego przelewu.',
  'network.choice.title': 'Każda działa inaczej',
  'network.choice.text': 'Sieci różnią się szybkością i opłatami.',
  'network.assets.title': 'Twoje tokeny zostają na miejscu',
  'network.assets.text': 'Każdy token istnieje w jednej sieci. Zmiana sieci go nie przenosi.',
}
