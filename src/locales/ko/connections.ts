import type { connections as english } from '../en/connections.js'
import type { Translation } from '../translation.js'

export const connections: Translation<typeof english> = {
  'account.email': '이메일 주소',
  'account.settings': '계정 설정',
  'account.disconnect': '연결 해제',
  'snack.disconnectFailed': '지갑 연결 해제 중에 문제가 발생했어요',
}
