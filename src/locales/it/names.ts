import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Nome account',
  'names.lead': 'Un nome al posto di un indirizzo',
  'names.text': 'Gli altri possono inviare al tuo nome. Chiunque può vedere a quale indirizzo appartiene.',
  'names.choose': 'Scegli un nome',
  'names.label': 'Nome',
  'names.rule': 'Da 4 a 64 caratteri: lettere dalla a alla z, cifre e trattini',
  'names.checking': 'Verifica di {name}…',
  'names.free': '{name} è disponibile',
  'names.taken': '{name} è già in uso',
  'names.suggestions': 'Nomi disponibili',
  'names.suggestions.failed': 'Impossibile ottenere suggerimenti di nomi',
  'names.register': 'Registra nome',
  'names.registering': 'Registrazione di {name}…',
  'names.failed': 'Impossibile registrare il nome. Riprova.',
  'names.expired': 'È passato troppo tempo. Riprova e approva entro 10 secondi.',
  'names.done.title': 'Nome registrato',
  'names.done.text': '{name} ora appartiene al tuo account',
  'names.done': 'Fatto',
  'names.none.title': 'Nessun account a cui dare un nome',
  'names.none.text': 'Accedi con l’email o con un account social, su una rete EVM, per scegliere un nome.',
}
