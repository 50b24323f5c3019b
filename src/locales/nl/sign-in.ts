import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': 'Inloggen',
  'signIn.heading': '{site} vraagt je om in te loggen',
  'signIn.text':
    'Je wallet ondertekent dit bericht om te bewijzen dat het account van jou is. Het kost niets en verplaatst niets.',
  'signIn.domain': 'Site',
  'signIn.address': 'Account',
  'signIn.network': 'Netwerk',
  'signIn.statement': 'Verklaring',
  'signIn.resources': 'Bronnen',
  'signIn.expires': 'Geldig tot',
  'signIn.whole': 'Volledig bericht',
  'signIn.otherDomain':
    'Dit bericht is voor {domain}, maar je bent op {page}. Onderteken het alleen als je weet waarom: wie het heeft, kan daar als jou inloggen.',
  'signIn.action': 'Ondertekenen',
  'signIn.waiting': 'Keur goed in {wallet}',
  'signIn.preparing': 'Bericht voorbereiden',
  'signIn.wallet': 'je wallet',
  'signIn.cancel': 'Annuleren',
  'signIn.cancel.disconnects': 'Als je annuleert, wordt je wallet ontkoppeld.',
  'signIn.cancel.returns': 'Als je annuleert, ga je terug naar {network}.',
  'signIn.optional': 'Je kunt dit ook sluiten en gekoppeld blijven zonder in te loggen.',
  'signIn.failed': 'Het bericht kon niet worden ondertekend',
  'signIn.none': 'Niets om te ondertekenen',
  'signIn.none.text': 'Deze site vraagt je om in te loggen wanneer dat nodig is.',
  'signIn.startFailed': 'Er ging iets mis bij het starten van het inloggen',
}
