import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Ім’я акаунта',
  'names.lead': 'Ім’я замість адреси',
  'names.text': 'Інші можуть надсилати на ваше ім’я. Усі бачать, якій адресі воно належить.',
  'names.choose': 'Вибрати ім’я',
  'names.label': 'Ім’я',
  'names.rule': 'Від 4 до 64 символів: літери від a до z, цифри й дефіси',
  'names.checking': 'Перевіряємо {name}…',
  'names.free': 'Ім’я {name} вільне',
  'names.taken': 'Ім’я {name} зайняте',
  'names.suggestions': 'Вільні імена',
  'names.suggestions.failed': 'Не вдалося отримати варіанти імен',
  'names.register': 'Зареєструвати ім’я',
  'names.registering': 'Реєструємо {name}…',
  'names.failed': 'Не вдалося зареєструвати ім’я. Спробуйте ще раз.',
  'names.expired': 'Це тривало надто довго. Спробуйте ще раз і підтвердьте протягом 10 секунд.',
  'names.done.title': 'Ім’я зареєстровано',
  'names.done.text': 'Тепер {name} — ім’я вашого акаунта',
  'names.done': 'Готово',
  'names.none.title': 'Немає акаунта для імені',
  'names.none.text': 'Щоб вибрати ім’я, увійдіть через ел. пошту або акаунт соцмережі в мережі EVM.',
}
