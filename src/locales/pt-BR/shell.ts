import type { shell as english } from '../en/shell.js'
import type { Translation } from '../translation.js'

export const shell: Translation<typeof english> = {
  'modal.close': 'Fechar',
  'modal.back': 'Voltar',
  'modal.help': 'O que é uma carteira?',
  'modal.loading': 'Carregando',
  'modal.failed.title': 'Não foi possível carregar esta página',
  'modal.failed.text': 'Verifique sua conexão e tente novamente.',
  'modal.reload': 'Recarregar a página',
  'modal.dismiss': 'Dispensar',

  'action.retry': 'Tentar novamente',
  'field.clear': 'Limpar',
  'field.search': 'Buscar',

  'copy.byHand': 'Seu navegador não permite copiar aqui. Copie você mesmo o texto selecionado.',

  'snack.addressCopied': 'Endereço copiado',
  'snack.hashCopied': 'ID da transação copiado',
}
