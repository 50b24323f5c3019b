import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'Carteira integrada',

  'email.label': 'Endereço de e-mail',
  'email.submit': 'Continuar com e-mail',
  'email.text': 'Entre ou cadastre-se com seu endereço de e-mail. Não é preciso instalar nada.',
  'email.invalid': 'Digite um endereço de e-mail, como name@example.com',
  'email.wait': 'Tente novamente em {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}',
  'email.sending': 'Enviando um e-mail…',
  'email.failed': 'Não foi possível entrar. Tente novamente.',
  'email.mails': 'E-mails demais. Tente novamente em uma hora.',
  'email.off.title': 'O acesso por e-mail está desativado',
  'email.off.text': 'Este site não oferece essa opção. Conecte uma carteira.',

  'email.device.title': 'Confirme este dispositivo',
  'email.device.lead': 'Confira sua caixa de entrada',
  'email.device.text':
    'Abra o link que enviamos para {email} para confirmar este dispositivo. O link é válido por 20 minutos.',
  'email.device.waiting': 'Esperando você abrir o link…',
  'email.device.refused': 'O dispositivo não foi confirmado',
  'email.device.expired': 'O link do e-mail expirou',

  'email.code.title': 'Digite seu código',
  'email.code.text': 'Digite o código que enviamos para {email}. Ele é válido por 20 minutos.',
  'email.code.label': 'Código de 6 dígitos',
  'email.code.incomplete': 'Digite os 6 dígitos do código',
  'email.code.failed': 'Não foi possível verificar o código. Tente novamente.',
  'email.code.wrong': 'Código incorreto',
  'email.code.expired': 'O código expirou. Peça um novo.',
  'email.code.tries': 'Tentativas demais. Peça um novo código.',
  'email.code.checking': 'Verificando o código…',
  'email.code.connected': 'Conexão estabelecida',

  'email.change.title': 'Alterar endereço de e-mail',
  'email.change.text': 'Você entra com {email}. Enviaremos um código para ele e depois outro para o novo endereço.',
  'email.change.submit': 'Alterar endereço de e-mail',
  'email.change.owner.title': 'Confirme o e-mail atual',
  'email.change.new.title': 'Confirme o novo e-mail',
  'email.change.none.title': 'Você não entrou por e-mail',
  'email.change.none.text': 'Entre por e-mail para alterar o endereço que você usa para entrar.',

  'request.title': 'Aprovar solicitação',
  'request.waiting': 'Abrindo sua solicitação…',
  'request.forbidden': 'Ação não permitida',
  'request.none.title': 'Nada para aprovar',
  'request.none.text': 'As solicitações deste site aparecem aqui.',

  'email.resend': 'Reenviar o e-mail',
  'email.resend.wait': 'Reenviar em {seconds} s',
  'email.resend.sent': 'O e-mail foi reenviado',
  'email.other': 'Usar outro endereço de e-mail',
}
