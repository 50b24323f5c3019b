import { currentLocale } from './t.js'

const RTL = /^(?:ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/i

/** The direction of the current language; pseudo right-to-left is `en-XB`. */
export const currentDirection = (): 'ltr' | 'rtl' =>
  RTL.test(currentLocale()) || currentLocale() === 'en-XB' ? 'rtl' : 'ltr'
