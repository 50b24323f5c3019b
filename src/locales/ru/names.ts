import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': 'Имя аккаунта',
  'names.lead': 'Имя вместо адреса',
  'names.text': 'Другие могут отправлять на ваше имя. Все видят, какому адресу оно принадлежит.',
  'names.choose': 'Выбрать имя',
  'names.label': 'Имя',
  'names.rule': 'От 4 до 64 символов: буквы от a до z, цифры и дефисы',
  'names.checking': 'Проверяем {name}…',
  'names.free': 'Имя {name} свободно',
  'names.taken': 'Имя {name} занято',
  'names.suggestions': 'Свободные имена',
  'names.suggestions.failed': 'Не удалось получить варианты имён',
  'names.register': 'Зарегистрировать имя',
  'names.registering': 'Регистрируем {name}…',
  'names.failed': 'Не удалось зарегистрировать имя. Повторите попытку.',
  'names.expired': 'Прошло слишком много времени. Повторите попытку и подтвердите в течение 10 секунд.',
  'names.done.title': 'Имя зарегистрировано',
  'names.done.text': 'Теперь {name} — имя вашего аккаунта',
  'names.done': 'Готово',
  'names.none.title': 'Нет аккаунта для имени',
  'names.none.text': 'Чтобы выбрать имя, войдите по эл. почте или через аккаунт соцсети в сети EVM.',
}
