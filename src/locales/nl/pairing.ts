import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Scan om te koppelen',
  'pairing.code': 'QR-code om {wallet} aan deze site te koppelen. Geen camera? Kopieer dan de link.',
  'pairing.scan': 'Scan met {wallet}',
  'pairing.scan.text': 'Open de wallet op je telefoon en scan deze code',
  'pairing.any': 'je wallet',
  'pairing.preparing': 'Veilige link voorbereiden',
  'pairing.left': 'Nog {time}',
  'pairing.copy': 'Link kopiëren',
  'pairing.declined': 'Het verzoek is geweigerd. Hier is een nieuwe link om het nog eens te proberen.',
  'pairing.rejected': 'Verzoek geweigerd',
  'pairing.rejected.text': 'Er is niets gedeeld. Je kunt het nog eens proberen.',
  'pairing.unreachable': 'WalletConnect niet bereikbaar',
  'pairing.unreachable.text': 'Controleer je internetverbinding of probeer het later nog eens',
  'pairing.failed': 'Koppelen mislukt',
  'pairing.failed.text': 'Er ging iets mis bij het koppelen met je wallet. Probeer het nog eens.',
  'pairing.connected': 'Gekoppeld',
  'pairing.connected.text': 'Gekoppeld met {wallet}',
  'pairing.continue': 'Ga verder in {wallet}',
  'pairing.open': '{wallet} openen',
  'pairing.mobile.text': 'Keur de koppeling goed in de app en kom dan hier terug',
  'pairing.desktop.text': 'Keur de koppeling goed in de app op deze computer',
  'pairing.web.text': '{wallet} opent in een nieuw tabblad. Keur de koppeling daar goed en kom dan hier terug.',
  'pairing.page.text': 'Deze pagina opent in de browser van {wallet}, waar je kunt koppelen',
  'pairing.stuck': 'Is {wallet} niet geopend?',
  'pairing.again': 'Opnieuw openen',
  'pairing.get': 'Download de app',
  'pairing.show': 'QR-code tonen',

  'snack.linkCopied': 'Link gekopieerd',
}
