import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Verbinde eine Wallet, die {network} unterstützt. Deine anderen Wallets bleiben verbunden.',
  'active.same': '{wallet} auch mit {family} verbinden',
  'active.other': 'Wallet wählen',

  'switch.title': 'Netzwerk wechseln',
  'switch.idle.text': 'Deine Wallet fragt dich um Erlaubnis',
  'switch.idle.action': 'Zu {network} wechseln',
  'switch.waiting.title': 'In {wallet} bestätigen',
  'switch.waiting.text': 'Bestätige den Wechsel zu {network} in deiner Wallet',
  'switch.rejected.title': 'Wechsel abgelehnt',
  'switch.rejected.text': 'Du bist weiterhin im selben Netzwerk',
  'switch.failed.title': 'Wechsel fehlgeschlagen',
  'switch.failed.text': 'Wechsle in {wallet} zu {network} oder versuche es noch einmal',
  'switch.done.title': 'Du bist auf {network}',
  'switch.wallet': 'deiner Wallet',

  'unsupported.title': 'Netzwerk wechseln',
  'unsupported.text': 'Diese Website unterstützt das aktuelle Netzwerk deiner Wallet nicht. Wähle eines von diesen:',
  'unsupported.list': 'Netzwerke dieser Website',

  'profile.title': 'Wallets',
  'profile.active': 'Aktive Wallet',
  'profile.accounts': 'Weitere Konten in dieser Wallet',
  'profile.others': 'Weitere verbundene Wallets',
  'profile.recent': 'Zuletzt verwendet',
  'profile.families': 'Netzwerktypen',
  'profile.none': 'Keine {family}-Wallet verbunden.',
  'profile.disconnect.all': 'Alle Wallets trennen',
  'profile.dropped': '{wallet} ist nicht mehr mit {family} verbunden.',
  'profile.dropped.action': 'Neu verbinden',
  'profile.remove': '{wallet} {address} vergessen',
  'profile.add': 'Wallet hinzufügen',
  'profile.switch.failed': 'Wallet konnte nicht gewechselt werden',
}
