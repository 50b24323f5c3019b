import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'Під’єднати гаманець',
  'button.connecting': 'Під’єднання…',
  'button.offline': 'Немає інтернету',
  'button.restoring': 'Відновлення зв’язку з гаманцем',
  'button.account': 'Відкрити гаманець: {address}, мережа {network}',
  'button.account.balance': 'Відкрити гаманець: {balance}, {address}, мережа {network}',
  'button.viewOnly': 'Лише перегляд',
  'button.viewOnly.account': 'Лише перегляд: {address}, мережа {network}',
  'button.viewOnly.account.balance': 'Лише перегляд: {balance}, {address}, мережа {network}',
  'button.network': 'Вибрати мережу',
  'button.network.change': 'Змінити мережу: {network}',
  'button.unsupported': 'Мережа не підтримується',
  'button.wallet': 'Під’єднати {wallet}',
}
