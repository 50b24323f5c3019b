import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Kontoname',
  'names.lead': 'Ein Name statt einer Adresse',
  'names.text': 'Andere können an deinen Namen senden. Alle können sehen, zu welcher Adresse er gehört.',
  'names.choose': 'Namen wählen',
  'names.label': 'Name',
  'names.rule': '4 bis 64 Zeichen: Buchstaben a bis z, Ziffern und Bindestriche',
  'names.checking': '{name} wird geprüft…',
  'names.free': '{name} ist verfügbar',
  'names.taken': '{name} ist vergeben',
  'names.suggestions': 'Verfügbare Namen',
  'names.suggestions.failed': 'Namensvorschläge konnten nicht geladen werden',
  'names.register': 'Namen registrieren',
  'names.registering': '{name} wird registriert…',
  'names.failed': 'Der Name konnte nicht registriert werden. Versuche es noch einmal.',
  'names.expired': 'Das hat zu lange gedauert. Versuche es noch einmal und bestätige innerhalb von 10 Sekunden.',
  'names.done.title': 'Name registriert',
  'names.done.text': '{name} gehört jetzt zu deinem Konto',
  'names.done': 'Fertig',
  'names.none.title': 'Kein Konto für einen Namen',
  'names.none.text':
    'Melde dich per E-Mail oder Social-Media-Konto in einem EVM-Netzwerk an, um einen Namen zu wählen.',
}
