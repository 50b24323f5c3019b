import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Nazwa konta',
  'names.lead': 'Nazwa zamiast adresu',
  'names.text': 'Inni mogą wysyłać na Twoją nazwę. Każdy może zobaczyć, do którego adresu należy.',
  'names.choose': 'Wybierz nazwę',
  'names.label': 'Nazwa',
  'names.rule': 'Od 4 do 64 znaków: litery od a do z, cyfry i łączniki',
  'names.checking': 'Sprawdzanie {name}…',
  'names.free': 'Nazwa {name} jest dostępna',
  'names.taken': 'Nazwa {name} jest zajęta',
  'names.suggestions': 'Dostępne nazwy',
  'names.suggestions.failed': 'Nie udało się pobrać propozycji nazw',
  'names.register': 'Zarejestruj nazwę',
  'names.registering': 'Rejestrowanie {name}…',
  'names.failed': 'Nie udało się zarejestrować nazwy. Spróbuj ponownie.',
  'names.expired': 'Trwało to zbyt długo. Spróbuj ponownie i zatwierdź w ciągu 10 sekund.',
  'names.done.title': 'Nazwa zarejestrowana',
  'names.done.text': 'Nazwa {name} należy teraz do Twojego konta',
  'names.done': 'Gotowe',
  'names.none.title': 'Brak konta do nazwania',
  'names.none.text': 'Zaloguj się e-mailem lub kontem społecznościowym, w sieci EVM, aby wybrać nazwę.',
}
