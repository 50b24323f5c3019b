import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Accountnaam',
  'names.lead': 'Een naam in plaats van een adres',
  'names.text': 'Anderen kunnen naar je naam sturen. Iedereen kan zien bij welk adres hij hoort.',
  'names.choose': 'Naam kiezen',
  'names.label': 'Naam',
  'names.rule': '4 tot 64 tekens: letters a tot z, cijfers en koppeltekens',
  'names.checking': '{name} controleren…',
  'names.free': '{name} is beschikbaar',
  'names.taken': '{name} is bezet',
  'names.suggestions': 'Beschikbare namen',
  'names.suggestions.failed': 'Naamsuggesties ophalen mislukt',
  'names.register': 'Naam registreren',
  'names.registering': '{name} registreren…',
  'names.failed': 'Naam registreren mislukt. Probeer het nog eens.',
  'names.expired': 'Dat duurde te lang. Probeer het nog eens en keur het binnen 10 seconden goed.',
  'names.done.title': 'Naam geregistreerd',
  'names.done.text': '{name} hoort nu bij je account',
  'names.done': 'Klaar',
  'names.none.title': 'Geen account om een naam te geven',
  'names.none.text': 'Log in met e-mail of een socialmedia-account, op een EVM-netwerk, om een naam te kiezen.',
}
