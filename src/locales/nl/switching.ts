import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Koppel een wallet die {network} ondersteunt. Je andere wallets blijven gekoppeld.',
  'active.same': '{wallet} ook aan {family} koppelen',
  'active.other': 'Kies een wallet',

  'switch.title': 'Van netwerk wisselen',
  'switch.idle.text': 'Je wallet vraagt om toestemming',
  'switch.idle.action': 'Overschakelen naar {network}',
  'switch.waiting.title': 'Keur goed in {wallet}',
  'switch.waiting.text': 'Accepteer de overschakeling naar {network} in je wallet',
  'switch.rejected.title': 'Overschakeling geweigerd',
  'switch.rejected.text': 'Je zit nog op hetzelfde netwerk',
  'switch.failed.title': 'Overschakelen mislukt',
  'switch.failed.text': 'Schakel in {wallet} over naar {network} of probeer het nog eens',
  'switch.done.title': 'Je zit op {network}',
  'switch.wallet': 'je wallet',

  'unsupported.title': 'Van netwerk wisselen',
  'unsupported.text': 'Deze site ondersteunt het huidige netwerk van je wallet niet. Kies een van deze:',
  'unsupported.list': 'Netwerken van deze site',

  'profile.title': 'Wallets',
  'profile.active': 'Actieve wallet',
  'profile.accounts': 'Andere accounts in deze wallet',
  'profile.others': 'Andere gekoppelde wallets',
  'profile.recent': 'Recent gebruikt',
  'profile.families': 'Netwerktypen',
  'profile.none': 'Geen {family}-wallet gekoppeld.',
  'profile.disconnect.all': 'Alle wallets ontkoppelen',
  'profile.dropped': '{wallet} is niet meer gekoppeld aan {family}.',
  'profile.dropped.action': 'Opnieuw koppelen',
  'profile.remove': '{wallet} {address} vergeten',
  'profile.add': 'Wallet toevoegen',
  'profile.switch.failed': 'Wisselen van wallet is mislukt',
}
