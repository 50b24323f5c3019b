import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': 'Zum Verbinden scannen',
  'pairing.code': 'QR-Code zum Verbinden von {wallet} mit dieser Website. Keine Kamera? Kopiere stattdessen den Link.',
  'pairing.scan': 'Mit {wallet} scannen',
  'pairing.scan.text': 'Öffne die Wallet auf deinem Handy und scanne diesen Code',
  'pairing.any': 'deiner Wallet',
  'pairing.preparing': 'Sicherer Link wird vorbereitet',
  'pairing.left': 'Noch {time}',
  'pairing.copy': 'Link kopieren',
  'pairing.declined': 'Die Anfrage wurde abgelehnt. Hier ist ein neuer Link für den nächsten Versuch.',
  'pairing.rejected': 'Anfrage abgelehnt',
  'pairing.rejected.text': 'Es wurde nichts weitergegeben. Du kannst es noch einmal versuchen.',
  'pairing.unreachable': 'WalletConnect nicht erreichbar',
  'pairing.unreachable.text': 'Prüfe deine Internetverbindung oder versuche es später noch einmal',
  'pairing.failed': 'Verbindung fehlgeschlagen',
  'pairing.failed.text': 'Beim Verbinden mit deiner Wallet ist etwas schiefgelaufen. Versuche es noch einmal.',
  'pairing.connected': 'Verbunden',
  'pairing.connected.text': 'Du bist mit {wallet} verbunden',
  'pairing.continue': 'Weiter in {wallet}',
  'pairing.open': '{wallet} öffnen',
  'pairing.mobile.text': 'Bestätige die Verbindung in der App und komm dann hierher zurück',
  'pairing.desktop.text': 'Bestätige die Verbindung in der App auf diesem Computer',
  'pairing.web.text':
    '{wallet} öffnet sich in einem neuen Tab. Bestätige die Verbindung dort und komm dann hierher zurück.',
  'pairing.page.text': 'Diese Seite öffnet sich im Browser von {wallet}, wo du dich verbinden kannst',
  'pairing.stuck': '{wallet} hat sich nicht geöffnet?',
  'pairing.again': 'Erneut öffnen',
  'pairing.get': 'App laden',
  'pairing.show': 'QR-Code anzeigen',

  'snack.linkCopied': 'Link kopiert',
}
