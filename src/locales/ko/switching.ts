import type { switching as english } from '../en/switching.js'
import type { Translation } from '../translation.js'

export const switching: Translation<typeof english> = {
  'active.text': '{network} 네트워크를 지원하는 지갑을 연결해 주세요. 다른 지갑의 연결은 유지돼요.',
  'active.same': '{wallet} 지갑을 {family}에도 연결',
  'active.other': '지갑 선택',

  'switch.title': '네트워크 전환',
  'switch.idle.text': '지갑에서 권한을 요청할 거예요',
  'switch.idle.action': '{network} 네트워크로 전환',
  'switch.waiting.title': '{wallet}에서 승인해 주세요',
  'switch.waiting.text': '지갑에서 {network} 네트워크로의 전환을 수락해 주세요',
  'switch.rejected.title': '전환이 거절됐어요',
  'switch.rejected.text': '이전과 같은 네트워크를 사용하고 있어요',
  'switch.failed.title': '전환하지 못했어요',
  'switch.failed.text': '{wallet}에서 {network} 네트워크로 전환하거나 다시 시도해 주세요',
  'switch.done.title': '지금 {network} 네트워크를 사용 중이에요',
  'switch.wallet': '내 지갑',

  'unsupported.title': '네트워크 전환',
  'unsupported.text': '지갑의 현재 네트워크는 이 사이트에서 지원하지 않아요. 다음 중에서 선택해 주세요.',
  'unsupported.list': '이 사이트가 지원하는 네트워크',

  'profile.title': '지갑',
  'profile.active': '사용 중인 지갑',
  'profile.accounts': '이 지갑의 다른 계정',
  'profile.others': '연결된 다른 지갑',
  'profile.recent': '최근 사용',
  'profile.families': '네트워크 유형',
  'profile.none': '연결된 {family} 지갑이 없어요.',
  'profile.disconnect.all': '모든 지갑 연결 해제',
  'profile.dropped': '{wallet}에서 {family} 연결이 끊어졌어요.',
  'profile.dropped.action': '다시 연결',
  'profile.remove': '{wallet} {address} 기록 삭제',
  'profile.add': '지갑 추가',
  'profile.switch.failed': '지갑을 전환하지 못했어요',
}
