import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Adresi kopyala',
  'account.explorer': '{explorer} üzerinde görüntüle',
  'account.none.title': 'Bağlı değil',
  'account.none.text': 'Hesabınızı burada görmek için bir cüzdan bağlayın.',
  'account.none.action': 'Cüzdan bağla',

  'list.stale': 'Önceki veriler gösteriliyor.',
  'list.limited': 'Çok fazla istek yapıldı. Birazdan tekrar deneyin.',
  'list.limited.stale': 'Çok fazla istek yapıldı. Önceki veriler gösteriliyor.',

  'profile.type.payment': 'Ödemeler',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Akıllı hesap',
}
