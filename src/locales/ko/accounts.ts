import type { accounts as english } from '../en/accounts.js'
import type { Translation } from '../translation.js'

export const accounts: Translation<typeof english> = {
  'account.copy': '주소 복사',
  'account.explorer': '{explorer}에서 보기',
  'account.none.title': '연결되지 않음',
  'account.none.text': '지갑을 연결하면 여기에 계정이 표시돼요.',
  'account.none.action': '지갑 연결',

  'list.stale': '이전 데이터를 표시하고 있어요.',
  'list.limited': '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  'list.limited.stale': '요청이 너무 많아요. 이전 데이터를 표시하고 있어요.',

  'profile.type.payment': '결제',
  'profile.type.ordinal': 'Ordinals',
  'profile.type.smartAccount': '스마트 계정',
}
