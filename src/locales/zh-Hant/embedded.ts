import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': '內建錢包',

  'email.label': '電子郵件地址',
  'email.submit': '使用電子郵件繼續',
  'email.text': '使用電子郵件地址登入或註冊，無須安裝任何程式。',
  'email.invalid': '請輸入電子郵件地址，例如 name@example.com',
  'email.wait': '請在 {seconds, plural, other {# 秒}}後再試一次',
  'email.sending': '正在傳送電子郵件…',
  'email.failed': '無法登入，請再試一次。',
  'email.mails': '電子郵件寄送過多，請一小時後再試。',
  'email.off.title': '電子郵件登入已關閉',
  'email.off.text': '此網站不提供這項功能，請改為連接錢包。',

  'email.device.title': '確認此裝置',
  'email.device.lead': '請查看收件匣',
  'email.device.text': '請開啟我們傳送至 {email} 的連結，以確認此裝置。連結 20 分鐘內有效。',
  'email.device.waiting': '正在等待你開啟連結…',
  'email.device.refused': '裝置未獲確認',
  'email.device.expired': '電子郵件中的連結已過期',

  'email.code.title': '輸入驗證碼',
  'email.code.text': '請輸入我們傳送至 {email} 的驗證碼。驗證碼 20 分鐘內有效。',
  'email.code.label': '6 位數驗證碼',
  'email.code.incomplete': '請輸入 6 位數驗證碼',
  'email.code.failed': '無法檢查驗證碼，請再試一次。',
  'email.code.wrong': '驗證碼錯誤',
  'email.code.expired': '驗證碼已過期，請重新取得。',
  'email.code.tries': '嘗試次數過多，請重新取得驗證碼。',
  'email.code.checking': '正在檢查驗證碼…',
  'email.code.connected': '你已連接',

  'email.change.title': '變更電子郵件地址',
  'email.change.text': '你目前使用 {email} 登入。我們會先傳送驗證碼到這個地址，再傳送一組到新地址。',
  'email.change.submit': '變更電子郵件地址',
  'email.change.owner.title': '確認目前的電子郵件',
  'email.change.new.title': '確認新的電子郵件',
  'email.change.none.title': '未使用電子郵件登入',
  'email.change.none.text': '請先使用電子郵件登入，再變更登入用的地址。',

  'request.title': '核准請求',
  'request.waiting': '正在開啟你的請求…',
  'request.forbidden': '不允許此操作',
  'request.none.title': '沒有需要核准的請求',
  'request.none.text': '此網站的請求會顯示在這裡。',

  'email.resend': '重新傳送電子郵件',
  'email.resend.wait': '{seconds} 秒後可重新傳送',
  'email.resend.sent': '已重新傳送電子郵件',
  'email.other': '使用其他電子郵件地址',
}
