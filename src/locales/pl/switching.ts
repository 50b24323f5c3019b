import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': 'Połącz portfel, który obsługuje sieć {network}. Pozostałe portfele pozostaną połączone.',
  'active.same': 'Połącz {wallet} także z {family}',
  'active.other': 'Wybierz portfel',

  'switch.title': 'Zmień sieć',
  'switch.idle.text': 'Portfel poprosi o zgodę',
  'switch.idle.action': 'Przejdź na {network}',
  'switch.waiting.title': 'Zatwierdź w {wallet}',
  'switch.waiting.text': 'Zatwierdź w portfelu zmianę sieci na {network}',
  'switch.rejected.title': 'Zmiana odrzucona',
  'switch.rejected.text': 'Nadal używasz tej samej sieci',
  'switch.failed.title': 'Nie udało się zmienić sieci',
  'switch.failed.text': 'Wybierz sieć {network} w {wallet} lub spróbuj ponownie',
  'switch.done.title': 'Używasz sieci {network}',
  'switch.wallet': 'portfelu',

  'unsupported.title': 'Zmień sieć',
  'unsupported.text': 'Ta strona nie obsługuje bieżącej sieci Twojego portfela. Wybierz jedną z tych:',
  'unsupported.list': 'Sieci tej strony',

  'profile.title': 'Portfele',
  'profile.active': 'Aktywny portfel',
  'profile.accounts': 'Inne konta w tym portfelu',
  'profile.others': 'Inne połączone portfele',
  'profile.recent': 'Ostatnio używane',
  'profile.families': 'Typy sieci',
  'profile.none': 'Brak połączonego portfela {family}.',
  'profile.disconnect.all': 'Rozłącz wszystkie portfele',
  'profile.dropped': '{wallet}: nie ma już połączenia z {family}.',
  'profile.dropped.action': 'Połącz ponownie',
  'profile.remove': 'Zapomnij {wallet} {address}',
  'profile.add': 'Dodaj portfel',
  'profile.switch.failed': 'Nie udało się zmienić portfela',
}
