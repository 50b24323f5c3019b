import type { signIn as english } from '../en/sign-in.js'
import type { Translation } from '../translation.js'

export const signIn: Translation<typeof english> = {
  'signIn.title': '로그인',
  'signIn.heading': '{site}에서 로그인을 요청해요',
  'signIn.text': '내 계정임을 증명하기 위해 지갑이 이 메시지에 서명해요. 비용이 들지 않고 자산도 이동하지 않아요.',
  'signIn.domain': '사이트',
  'signIn.address': '계정',
  'signIn.network': '네트워크',
  'signIn.statement': '진술문',
  'signIn.resources': '리소스',
  'signIn.expires': '유효 기한',
  'signIn.whole': '전체 메시지',
  'signIn.otherDomain':
    '이 메시지는 {domain} 사이트용인데, 지금 보고 있는 페이지는 {page} 사이트예요. 이유를 아는 경우에만 서명해 주세요. 서명된 메시지를 가진 사람은 누구나 그 사이트에 내 계정으로 로그인할 수 있어요.',
  'signIn.action': '서명',
  'signIn.waiting': '{wallet}에서 승인해 주세요',
  'signIn.preparing': '메시지 준비 중',
  'signIn.wallet': '내 지갑',
  'signIn.cancel': '취소',
  'signIn.cancel.disconnects': '취소하면 지갑 연결이 해제돼요.',
  'signIn.cancel.returns': '취소하면 {network} 네트워크로 돌아가요.',
  'signIn.optional': '로그인하지 않고 이 창을 닫아도 연결은 유지돼요.',
  'signIn.failed': '메시지에 서명하지 못했어요',
  'signIn.none': '서명할 메시지가 없어요',
  'signIn.none.text': '이 사이트에 필요할 때 로그인을 요청해요.',
  'signIn.startFailed': '인증을 시작하지 못했어요',
}
