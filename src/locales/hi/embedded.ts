import type { embedded as english } from '../en/embedded.js'
import type { Translation } from '../translation.js'

export const embedded: Translation<typeof english> = {
  'embedded.frame': 'एम्बेडेड वॉलेट',

  'email.label': 'ईमेल पता',
  'email.submit': 'ईमेल से जारी रखें',
  'email.text': 'अपने ईमेल पते से लॉग इन या साइन अप करें। कुछ भी इंस्टॉल नहीं करना है।',
  'email.invalid': 'कोई ईमेल पता डालें, जैसे name@example.com',
  'email.wait': '{seconds, plural, one {# सेकंड} other {# सेकंड}} बाद फिर कोशिश करें',
  'email.sending': 'ईमेल भेजा जा रहा है…',
  'email.failed': 'लॉग इन नहीं हो सका। फिर कोशिश करें।',
  'email.mails': 'बहुत ज़्यादा ईमेल हो गए। एक घंटे बाद फिर कोशिश करें।',
  'email.off.title': 'ईमेल से लॉग इन बंद है',
  'email.off.text': 'यह साइट इसकी सुविधा नहीं देती। इसके बजाय वॉलेट कनेक्ट करें।',

  'email.device.title': 'इस डिवाइस की पुष्टि करें',
  'email.device.lead': 'अपना इनबॉक्स देखें',
  'email.device.text': '{email} पर भेजा गया लिंक खोलकर इस डिवाइस की पुष्टि करें। लिंक 20 मिनट तक मान्य है।',
  'email.device.waiting': 'आपके लिंक खोलने का इंतज़ार है…',
  'email.device.refused': 'डिवाइस की पुष्टि नहीं हुई',
  'email.device.expired': 'ईमेल के लिंक की अवधि खत्म हो गई है',

  'email.code.title': 'अपना कोड डालें',
  'email.code.text': '{email} पर भेजा गया कोड डालें। यह 20 मिनट तक मान्य है।',
  'email.code.label': '6 अंकों का कोड',
  'email.code.incomplete': 'कोड के सभी 6 अंक डालें',
  'email.code.failed': 'कोड की जाँच नहीं हो सकी। फिर कोशिश करें।',
  'email.code.wrong': 'कोड गलत है',
  'email.code.expired': 'कोड की अवधि खत्म हो गई है। नया कोड मँगाएँ।',
  'email.code.tries': 'बहुत बार कोशिश हो चुकी है। नया कोड मँगाएँ।',
  'email.code.checking': 'कोड की जाँच हो रही है…',
  'email.code.connected': 'आप कनेक्ट हैं',

  'email.change.title': 'ईमेल पता बदलें',
  'email.change.text': 'आपका लॉग इन {email} से होता है। हम पहले इस पर, फिर नए पते पर कोड भेजेंगे।',
  'email.change.submit': 'ईमेल पता बदलें',
  'email.change.owner.title': 'मौजूदा ईमेल की पुष्टि करें',
  'email.change.new.title': 'नए ईमेल की पुष्टि करें',
  'email.change.none.title': 'ईमेल से लॉग इन नहीं है',
  'email.change.none.text': 'लॉग इन वाला पता बदलने के लिए पहले ईमेल से लॉग इन करें।',

  'request.title': 'अनुरोध को मंज़ूरी दें',
  'request.waiting': 'आपका अनुरोध खुल रहा है…',
  'request.forbidden': 'इस कार्रवाई की अनुमति नहीं है',
  'request.none.title': 'मंज़ूरी के लिए कुछ नहीं है',
  'request.none.text': 'इस साइट के अनुरोध यहाँ दिखते हैं।',

  'email.resend': 'ईमेल फिर से भेजें',
  'email.resend.wait': '{seconds} सेकंड में फिर भेजें',
  'email.resend.sent': 'ईमेल फिर से भेज दिया गया',
  'email.other': 'दूसरा ईमेल पता इस्तेमाल करें',
}
