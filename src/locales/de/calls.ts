import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Aufrufe prüfen',
  'calls.none.text': 'Diese Website hat keine Aufrufe angefragt.',
  'calls.elsewhere': 'Diese Aufrufe laufen über {network}.',
  'calls.contract': 'Contract-Aufruf',
  'calls.transfer': 'Token senden',
  'calls.transferFrom': 'Token von einem anderen Konto bewegen',
  'calls.approve': 'Ausgeben von Token erlauben',
  'calls.to': 'Contract-Adresse',
  'calls.token': 'Token-Contract',
  'calls.spender': 'Berechtigte Adresse',
  'calls.amount.raw': 'Betrag in der kleinsten Einheit des Tokens',
  'calls.amount.any': 'Beliebiger Betrag',
  'calls.value': 'Mitgesendet',
  'calls.data': 'Daten',
  'calls.hash': 'Transaktions-ID',
  'calls.atomic': '{wallet} sendet alle Aufrufe auf einmal: Entweder gelingen alle oder keiner.',
  'calls.inTurn':
    '{wallet} fragt für jeden Aufruf einzeln. Schlägt einer fehl, sind die Aufrufe davor bereits ausgeführt.',
  'calls.unlimited':
    'Einer der Aufrufe erlaubt, jetzt und später beliebig viel von einem Token auszugeben. Bestätige nur, wenn du der berechtigten Adresse vertraust.',
  'calls.confirm': '{count, plural, one {# Aufruf} other {# Aufrufe}} senden',
  'calls.progress': '{done} von {count} ausgeführt',
  'calls.through': 'Ausgeführt',
  'calls.pending': 'Unterwegs',
  'calls.failed': 'Nicht ausgeführt',
  'calls.unsent': 'Nicht gesendet',
  'calls.unknown': 'Ausgang unbekannt',
  'calls.error.rejected': 'Du hast die Anfrage in {wallet} abgelehnt. Die übrigen Aufrufe wurden nicht gesendet.',
  'calls.error.changed':
    'Deine Wallet hat zu einem anderen Konto oder Netzwerk gewechselt. Die übrigen Aufrufe wurden nicht gesendet.',
  'calls.error.lost': 'Ein Aufruf ist im Netzwerk fehlgeschlagen. Die Aufrufe danach wurden nicht gesendet.',
  'calls.error.atomic': 'Die Aufrufe sind im Netzwerk fehlgeschlagen. Nur die Netzwerkgebühr wurde berechnet.',
}
