import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': '내장 지갑',

  'email.label': '이메일 주소',
  'email.submit': '이메일로 계속하기',
  'email.text': '이메일 주소로 로그인하거나 가입하세요. 설치할 필요가 없어요.',
  'email.invalid': 'name@example.com 같은 이메일 주소를 입력해 주세요',
  'email.wait': '{seconds, plural, other {#초}} 후에 다시 시도해 주세요',
  'email.sending': '이메일 보내는 중…',
  'email.failed': '로그인하지 못했어요. 다시 시도해 주세요.',
  'email.mails': '이메일을 너무 많이 보냈어요. 한 시간 뒤에 다시 시도해 주세요.',
  'email.off.title': '이메일 로그인이 꺼져 있어요',
  'email.off.text': '이 사이트에서는 제공하지 않아요. 대신 지갑을 연결해 주세요.',

  'email.device.title': '이 기기 확인',
  'email.device.lead': '받은 메일함을 확인해 주세요',
  'email.device.text': '{email} 주소로 보낸 링크를 열어 이 기기를 확인해 주세요. 링크는 20분 동안 유효해요.',
  'email.device.waiting': '링크를 열 때까지 기다리는 중…',
  'email.device.refused': '기기가 확인되지 않았어요',
  'email.device.expired': '이메일의 링크가 만료됐어요',

  'email.code.title': '코드 입력',
  'email.code.text': '{email} 주소로 보낸 코드를 입력해 주세요. 코드는 20분 동안 유효해요.',
  'email.code.label': '6자리 코드',
  'email.code.incomplete': '6자리 코드를 모두 입력해 주세요',
  'email.code.failed': '코드를 확인하지 못했어요. 다시 시도해 주세요.',
  'email.code.wrong': '코드가 올바르지 않아요',
  'email.code.expired': '코드가 만료됐어요. 새 코드를 요청해 주세요.',
  'email.code.tries': '시도 횟수가 너무 많아요. 새 코드를 요청해 주세요.',
  'email.code.checking': '코드 확인 중…',
  'email.code.connected': '연결됐어요',

  'email.change.title': '이메일 주소 변경',
  'email.change.text':
    '지금은 {email} 주소로 로그인하고 있어요. 이 주소로 먼저 코드를 보낸 다음 새 주소로도 보내드려요.',
  'email.change.submit': '이메일 주소 변경',
  'email.change.owner.title': '현재 이메일 확인',
  'email.change.new.title': '새 이메일 확인',
  'email.change.none.title': '이메일로 로그인하지 않았어요',
  'email.change.none.text': '로그인에 쓰는 주소를 변경하려면 이메일로 로그인해 주세요.',

  'request.title': '요청 승인',
  'request.waiting': '요청 여는 중…',
  'request.forbidden': '허용되지 않은 작업이에요',
  'request.none.title': '승인할 요청이 없어요',
  'request.none.text': '이 사이트의 요청이 여기에 표시돼요.',

  'email.resend': '이메일 다시 보내기',
  'email.resend.wait': '{seconds}초 후 다시 보내기',
  'email.resend.sent': '이메일을 다시 보냈어요',
  'email.other': '다른 이메일 주소 사용',
}
