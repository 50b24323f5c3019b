import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': 'Copiar endereço',
  'account.explorer': 'Ver em {explorer}',
  'account.none.title': 'Não conectado',
  'account.none.text': 'Conecte uma carteira para ver sua conta aqui.',
  'account.none.action': 'Conectar carteira',

  'list.stale': 'Mostrando valores anteriores.',
  'list.limited': 'Muitas solicitações. Tente novamente em instantes.',
  'list.limited.stale': 'Muitas solicitações. Mostrando valores anteriores.',

  'profile.type.payment': 'Pagamentos',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': 'Conta inteligente',
}
