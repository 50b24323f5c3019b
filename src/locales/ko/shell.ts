import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': '닫기',
  'modal.back': '뒤로',
  'modal.help': '지갑이란 무엇인가요?',
  'modal.loading': '불러오는 중',
  'modal.failed.title': '이 페이지를 불러오지 못했어요',
  'modal.failed.text': '인터넷 연결을 확인한 다음 다시 시도해 주세요.',
  'modal.reload': '페이지 새로고침',
  'modal.dismiss': '닫기',

  'action.retry': '다시 시도',
  'field.clear': '지우기',
  'field.search': '검색',

  'copy.byHand': '브라우저에서 복사를 허용하지 않아요. 선택된 텍스트를 직접 복사해 주세요.',

  'snack.addressCopied': '주소를 복사했어요',
  'snack.hashCopied': '트랜잭션 ID를 복사했어요',
}
