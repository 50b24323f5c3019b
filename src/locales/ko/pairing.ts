import type { pairing as english } from '../en/pairing.js'
import type { Translation } from '../translation.js'

export const pairing: Translation<typeof english> = {
  'pairing.title': '스캔해서 연결',
  'pairing.code': '{wallet}에서 이 사이트에 연결하는 QR 코드예요. 카메라가 없다면 링크를 복사해 주세요.',
  'pairing.scan': '{wallet}에서 스캔',
  'pairing.scan.text': '휴대폰에서 지갑을 열고 이 코드를 스캔해 주세요',
  'pairing.any': '내 지갑',
  'pairing.preparing': '안전한 링크 준비 중',
  'pairing.left': '{time} 남음',
  'pairing.copy': '링크 복사',
  'pairing.declined': '요청이 거절됐어요. 새 링크로 다시 시도해 주세요.',
  'pairing.rejected': '요청이 거절됐어요',
  'pairing.rejected.text': '공유된 정보는 없어요. 다시 시도할 수 있어요.',
  'pairing.unreachable': 'WalletConnect에 연결하지 못했어요',
  'pairing.unreachable.text': '인터넷 연결을 확인하거나 나중에 다시 시도해 주세요',
  'pairing.failed': '연결하지 못했어요',
  'pairing.failed.text': '지갑에 연결하는 중에 문제가 발생했어요. 다시 시도해 주세요.',
  'pairing.connected': '연결됐어요',
  'pairing.connected.text': '{wallet}에 연결됐어요',
  'pairing.continue': '{wallet}에서 계속하기',
  'pairing.open': '{wallet} 열기',
  'pairing.mobile.text': '앱에서 연결을 승인한 다음 여기로 돌아와 주세요',
  'pairing.desktop.text': '이 컴퓨터의 앱에서 연결을 승인해 주세요',
  'pairing.web.text': '새 탭에서 {wallet} 지갑이 열려요. 연결을 승인한 다음 여기로 돌아와 주세요.',
  'pairing.page.text': '이 페이지가 {wallet} 브라우저에서 열려요. 거기서 연결할 수 있어요',
  'pairing.stuck': '{wallet} 지갑이 열리지 않았나요?',
  'pairing.again': '다시 열기',
  'pairing.get': '앱 다운로드',
  'pairing.show': 'QR 코드 보기',

  'snack.linkCopied': '링크를 복사했어요',
}
