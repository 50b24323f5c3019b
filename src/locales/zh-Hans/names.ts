import type { names as english } from '../en/names.js'
import type { Translation } from '../translation.js'

export const names: Translation<typeof english> = {
  'names.title': '账户名称',
  'names.lead': '用名称代替地址',
  'names.text': '其他人可以向你的名称发送。任何人都能看到名称对应的地址。',
  'names.choose': '选择名称',
  'names.label': '名称',
  'names.rule': '4 至 64 个字符：字母 a 至 z、数字和连字符',
  'names.checking': '正在检查 {name}…',
  'names.free': '{name} 可用',
  'names.taken': '{name} 已被占用',
  'names.suggestions': '可用名称',
  'names.suggestions.failed': '无法获取名称建议',
  'names.register': '注册名称',
  'names.registering': '正在注册 {name}…',
  'names.failed': '无法注册名称，请重试。',
  'names.expired': '用时过长。请重试，并在 10 秒内批准。',
  'names.done.title': '名称已注册',
  'names.done.text': '{name} 现在属于你的账户',
  'names.done': '完成',
  'names.none.title': '没有可命名的账户',
  'names.none.text': '请在 EVM 网络上使用邮箱或社交账户登录，以选择名称。',
}
