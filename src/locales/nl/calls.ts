import type { calls as english } from '../en/calls.js'
import type { Translation } from '../translation.js'

export const calls: Translation<typeof english> = {
  'calls.title': 'Aanroepen controleren',
  'calls.none.text': 'Deze site heeft om geen aanroepen gevraagd.',
  'calls.elsewhere': 'Deze aanroepen zijn op {network}.',
  'calls.contract': 'Contractaanroep',
  'calls.transfer': 'Tokens versturen',
  'calls.transferFrom': 'Tokens van een ander account verplaatsen',
  'calls.approve': 'Uitgeven van tokens toestaan',
  'calls.to': 'Contractadres',
  'calls.token': 'Tokencontract',
  'calls.spender': 'Gemachtigd adres',
  'calls.amount.raw': 'Bedrag in de kleinste eenheid van de token',
  'calls.amount.any': 'Elk bedrag',
  'calls.value': 'Meegestuurd',
  'calls.data': 'Gegevens',
  'calls.hash': 'Transactie-ID',
  'calls.atomic': '{wallet} verstuurt alle aanroepen tegelijk: ze lukken allemaal of geen enkele.',
  'calls.inTurn':
    '{wallet} vraagt voor elke aanroep apart om goedkeuring. Als er een mislukt, zijn de eerdere al uitgevoerd.',
  'calls.unlimited':
    'Een van de aanroepen staat toe dat nu en later elk bedrag van een token wordt uitgegeven. Bevestig alleen als je het gemachtigde adres vertrouwt.',
  'calls.confirm': '{count, plural, one {# aanroep versturen} other {# aanroepen versturen}}',
  'calls.progress': '{done} van {count} uitgevoerd',
  'calls.through': 'Uitgevoerd',
  'calls.pending': 'Onderweg',
  'calls.failed': 'Niet uitgevoerd',
  'calls.unsent': 'Niet verstuurd',
  'calls.unknown': 'Uitkomst onbekend',
  'calls.error.rejected': 'Je hebt het verzoek geweigerd in {wallet}. De andere aanroepen zijn niet verstuurd.',
  'calls.error.changed':
    'Je wallet is overgeschakeld naar een ander account of netwerk. De andere aanroepen zijn niet verstuurd.',
  'calls.error.lost': 'Een aanroep is mislukt op het netwerk. De aanroepen daarna zijn niet verstuurd.',
  'calls.error.atomic': 'De aanroepen zijn mislukt op het netwerk. Alleen de netwerkkosten zijn in rekening gebracht.',
}
