import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': '内置钱包',

  'email.label': '邮箱地址',
  'email.submit': '使用邮箱继续',
  'email.text': '使用邮箱地址登录或注册，无需安装任何应用。',
  'email.invalid': '请输入邮箱地址，例如 name@example.com',
  'email.wait': '请在 {seconds, plural, other {# 秒}}后重试',
  'email.sending': '正在发送邮件…',
  'email.failed': '无法登录，请重试。',
  'email.mails': '邮件发送过多，请一小时后重试。',
  'email.off.title': '邮箱登录已关闭',
  'email.off.text': '此网站不提供邮箱登录。请改为连接钱包。',

  'email.device.title': '确认此设备',
  'email.device.lead': '请查看收件箱',
  'email.device.text': '请打开我们发送到 {email} 的链接，以确认此设备。链接 20 分钟内有效。',
  'email.device.waiting': '正在等待你打开链接…',
  'email.device.refused': '设备未获确认',
  'email.device.expired': '邮件中的链接已过期',

  'email.code.title': '输入验证码',
  'email.code.text': '请输入我们发送到 {email} 的验证码。验证码 20 分钟内有效。',
  'email.code.label': '6 位验证码',
  'email.code.incomplete': '请输入 6 位验证码',
  'email.code.failed': '无法验证，请重试。',
  'email.code.wrong': '验证码错误',
  'email.code.expired': '验证码已过期，请重新获取。',
  'email.code.tries': '尝试次数过多，请重新获取验证码。',
  'email.code.checking': '正在验证…',
  'email.code.connected': '你已连接',

  'email.change.title': '更改邮箱地址',
  'email.change.text': '你当前使用 {email} 登录。我们会先向该邮箱发送验证码，再向新地址发送一个。',
  'email.change.submit': '更改邮箱地址',
  'email.change.owner.title': '确认当前邮箱',
  'email.change.new.title': '确认新邮箱',
  'email.change.none.title': '未使用邮箱登录',
  'email.change.none.text': '请先使用邮箱登录，再更改登录所用的地址。',

  'request.title': '批准请求',
  'request.waiting': '正在打开你的请求…',
  'request.forbidden': '不允许此操作',
  'request.none.title': '没有需要批准的请求',
  'request.none.text': '此网站的请求会显示在这里。',

  'email.resend': '重新发送邮件',
  'email.resend.wait': '{seconds} 秒后可重新发送',
  'email.resend.sent': '邮件已重新发送',
  'email.other': '使用其他邮箱地址',
}
