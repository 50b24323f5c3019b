import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.emailLogin': '이메일 로그인',
  'account.email': '이메일 주소',
  'account.settings': '계정 설정',
  'account.disconnect': '연결 해제',
  'watch.text': '지갑 없이 어떤 계정이든 볼 수 있어요. 서명하거나 보낼 수는 없어요.',
  'watch.invalid': '이 사이트의 네트워크에서 올바른 주소가 아니에요',
  'snack.disconnectFailed': '지갑 연결 해제 중에 문제가 발생했어요',
}
